//! The program `tallgrass`.

fn main() -> std::process::ExitCode {
    cli::run()
}
