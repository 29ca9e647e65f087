//! The report as a table for the terminal.

use std::fmt::{self, Display, Write as _};

use game::counted;

use super::Report;
use crate::Budget;

impl Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let budget = match self.budget {
            Budget::Level => "each level's own budget".to_owned(),
            Budget::Iterations(iterations) => format!("{iterations} iterations a move"),
            Budget::Ms(ms) => format!("{ms} ms a move"),
        };
        writeln!(
            f,
            "{}, {} seats, {} of {}, {budget}, seed {}",
            self.game,
            self.seats,
            counted(self.games, "game"),
            counted(self.deals, "deal"),
            self.seed
        )?;
        let rows: Vec<[String; 8]> = self.bots.iter().map(row).collect();
        let head = ["bot", "games", "win share", "95%", "rank", "rating", "score", "ms p50 / p99"]
            .map(str::to_owned);
        let width = |column: usize| {
            let cells = rows.iter().chain([&head]).map(|row| row[column].chars().count());
            cells.max().unwrap_or(0)
        };
        for row in [&head].into_iter().chain(&rows) {
            let mut line = format!("{:<1$}", row[0], width(0));
            for (column, cell) in row.iter().enumerate().skip(1) {
                let _ = write!(line, "  {cell:>0$}", width(column));
            }
            writeln!(f, "{}", line.trim_end())?;
        }
        writeln!(f, "even: {:.1}%", 100.0 * self.even())?;
        let seats = self.by_seat.iter().enumerate().map(|(seat, share)| {
            format!(
                "{seat}: {:.1}% ({:.1}-{:.1})",
                100.0 * share.share,
                100.0 * share.low,
                100.0 * share.high
            )
        });
        writeln!(f, "seats: {}", seats.collect::<Vec<_>>().join(", "))?;
        writeln!(
            f,
            "moves a game: {:.0} ({:.0}-{:.0}); points between first and second: {:.1}",
            self.moves.mean, self.moves.min, self.moves.max, self.margin.mean
        )?;
        for bot in self.bots.iter().filter(|bot| bot.forfeits > 0) {
            writeln!(f, "{} forfeited {}:", bot.name, counted(bot.forfeits, "game"))?;
            for (reason, times) in &bot.reasons {
                writeln!(f, "  {times} x {reason}")?;
            }
        }
        Ok(())
    }
}

fn row(bot: &super::BotReport) -> [String; 8] {
    [
        bot.name.clone(),
        bot.games.to_string(),
        format!("{:.1}%", 100.0 * bot.share),
        format!("{:.1}-{:.1}", 100.0 * bot.low, 100.0 * bot.high),
        format!("{:.2} ±{:.2}", bot.rank, bot.rank_high - bot.rank),
        format!("{:.1} ±{:.1}", bot.rating, bot.uncertainty),
        format!("{:.1}", bot.score.mean),
        format!("{} / {}", time(bot.p50_ms), time(bot.p99_ms)),
    ]
}

/// Milliseconds with as many digits as they deserve.
pub(super) fn time(ms: f64) -> String {
    match ms {
        ..0.1 => format!("{ms:.3}"),
        ..10.0 => format!("{ms:.1}"),
        _ => format!("{ms:.0}"),
    }
}
