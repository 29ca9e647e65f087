//! Whoever ends a task ends what it has started.

use std::io::{self, Write as _};
use std::os::unix::process::CommandExt as _;
use std::process::{Child, Command, Stdio};

/// Waits for a word. If none comes, ends a process group: first gently, because a browser that is asked to leave
/// takes its own groups along, then surely. (Not every shell takes a group after `kill -TERM --`.)
const SCRIPT: &str = r#"read -r word && exit
kill -s TERM -- "-$1"
for second in 1 2 3 4 5; do kill -s 0 -- "-$1" || exit; sleep 1; done
kill -s KILL -- "-$1""#;

/// A process that outlives this one to end a step's process group, unless it is told that the step is over.
///
/// It listens to a pipe that only this process holds. However this one ends, by a signal that can be caught or
/// not, or by a panic, the pipe is closed.
pub(crate) struct Guard(Child);

impl Guard {
    /// Watches over the process group of a step that has begun.
    pub(crate) fn over(group: u32) -> io::Result<Self> {
        let mut command = Command::new("sh");
        command.args(["-c", SCRIPT, "guard", &group.to_string()]);
        // A group of its own, so that what ends ours does not end it first.
        command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).process_group(0);
        command.spawn().map(Self)
    }

    /// Tells it that the step is over.
    pub(crate) fn dismiss(mut self) -> io::Result<()> {
        if let Some(mut pipe) = self.0.stdin.take() {
            pipe.write_all(b"over\n")?;
        }
        self.0.wait().map(|_| ())
    }
}

#[cfg(test)]
mod tests {
    use std::env;
    use std::io::{BufRead as _, BufReader};
    use std::thread;
    use std::time::{Duration, Instant};

    use super::*;
    use crate::shell::run_watched;

    /// Set where the test below stands in for a task.
    const STAND_IN: &str = "XTASK_STAND_IN";
    /// The line with the number of the step's process group.
    const GROUP: &str = "group ";

    fn is_alive(group: &str) -> bool {
        let mut look = Command::new("kill");
        look.args(["-0", "--", &format!("-{group}")]).stderr(Stdio::null());
        look.status().unwrap().success()
    }

    #[test]
    fn a_task_with_a_step_that_goes_on() {
        if env::var_os(STAND_IN).is_some() {
            let script = format!("echo '{GROUP}'$$; sleep 600 & wait");
            run_watched(Command::new("sh").args(["-c", &script]), |_| {}).unwrap();
        }
    }

    /// Starts a task, ends it alone with `signal`, and gives its step's group that long to end.
    fn ended_by(signal: &str) {
        let mut task = Command::new(env::current_exe().unwrap());
        task.args(["--exact", "guard::tests::a_task_with_a_step_that_goes_on", "--nocapture"]);
        let mut task = task.env(STAND_IN, "1").stdin(Stdio::null()).stdout(Stdio::piped()).spawn().unwrap();
        let lines = BufReader::new(task.stdout.take().unwrap()).lines();
        // The harness may have begun the line with the test's name.
        let group =
            lines.map_while(Result::ok).find_map(|line| Some(line.split_once(GROUP)?.1.to_owned())).unwrap();
        assert!(is_alive(&group));
        let signalled = Command::new("kill").args([signal, &task.id().to_string()]).status().unwrap();
        assert!(signalled.success() && !task.wait().unwrap().success());
        let until = Instant::now() + Duration::from_secs(120);
        while is_alive(&group) {
            assert!(Instant::now() < until, "{signal}: the step goes on");
            thread::sleep(Duration::from_millis(50));
        }
    }

    #[test]
    fn a_step_ends_with_its_task() {
        // Not SIGINT: it is ignored in what a shell starts in the background.
        for signal in ["-TERM", "-KILL"] {
            ended_by(signal);
        }
    }

    #[test]
    fn a_guard_that_is_dismissed_ends_nothing() {
        let mut sleeper = Command::new("sleep").arg("600").process_group(0).spawn().unwrap();
        Guard::over(sleeper.id()).unwrap().dismiss().unwrap();
        assert!(sleeper.try_wait().unwrap().is_none());
        sleeper.kill().unwrap();
        sleeper.wait().unwrap();
    }
}
