//! The report as a page that needs nothing else.

use std::fmt::Write as _;

use super::{BotReport, Report, plots, text};
use crate::Budget;

const STYLE: &str = include_str!("report.css");

impl Report {
    /// The report as one HTML page, with its plots in it.
    ///
    /// # Errors
    /// If a plot cannot be drawn.
    pub fn html(&self) -> Result<String, Box<dyn std::error::Error>> {
        let mut page = String::new();
        let title = format!("{}, {} seats", title(&self.game), self.seats);
        let budget = match self.budget {
            Budget::Level => "each bot's own budget".to_owned(),
            Budget::Iterations(iterations) => format!("{iterations} iterations a move"),
            Budget::Ms(ms) => format!("{ms} ms a move"),
        };
        write!(
            page,
            "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <meta name=\"color-scheme\" content=\"light dark\">\n\
             <title>Tallgrass arena: {title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n\
             <header><p class=\"kicker\">Tallgrass arena</p><h1>{title}</h1>\n\
             <p class=\"facts\"><b>{}</b> games of <b>{}</b> deals, every line-up in every seat · {budget} · seed {}</p>\n",
            self.games,
            self.deals,
            escape(&self.seed),
        )?;
        if let Some(best) = self.best() {
            write!(
                page,
                "<p class=\"verdict\"><span>{}</span> wins <b>{:.1}%</b> where {:.0}% is even \
                 <i>(95%: {:.1} to {:.1})</i></p>",
                escape(&best.name),
                100.0 * best.share,
                100.0 * self.even(),
                100.0 * best.low,
                100.0 * best.high
            )?;
        }
        page.push_str("</header>\n<section class=\"card\">\n<table>\n<thead><tr><th>bot</th><th>games</th>");
        page.push_str("<th>win share</th><th>95%</th><th>mean rank</th><th>rating</th><th>points</th>");
        page.push_str("<th>p50 ms</th><th>p99 ms</th><th>forfeits</th></tr></thead>\n<tbody>\n");
        for (index, bot) in self.bots.iter().enumerate() {
            row(&mut page, index, bot)?;
        }
        page.push_str("</tbody>\n</table>\n</section>\n<div class=\"grid\">\n");
        for plot in plots::plots(self)? {
            writeln!(
                page,
                "<figure class=\"card\"><figcaption>{}</figcaption>{}</figure>",
                plot.title, plot.svg
            )?;
        }
        page.push_str("</div>\n");
        self.forfeits(&mut page)?;
        page.push_str(
            "<footer>Win share: a win shared by k seats counts 1/k; Wilson intervals, with fewer games counted \
             where games of one deal resemble each other. Rank: normal intervals over deals. Rating: Weng-Lin, \
             everyone begins at 25. The golden line is an even share, or the mean.</footer>\n</main>\n</body>\n</html>\n",
        );
        Ok(page)
    }

    fn best(&self) -> Option<&BotReport> {
        self.bots.iter().max_by(|one, two| one.share.total_cmp(&two.share))
    }

    fn forfeits(&self, page: &mut String) -> std::fmt::Result {
        for bot in self.bots.iter().filter(|bot| bot.forfeits > 0) {
            write!(page, "<section class=\"card\"><h2>Games that {} forfeited</h2><ul>", escape(&bot.name))?;
            for (reason, times) in &bot.reasons {
                write!(page, "<li><b>{times}</b> × {}</li>", escape(reason))?;
            }
            page.push_str("</ul></section>\n");
        }
        Ok(())
    }
}

fn row(page: &mut String, index: usize, bot: &BotReport) -> std::fmt::Result {
    writeln!(
        page,
        "<tr><th scope=\"row\"><span class=\"swatch bar-{}\"></span>{}</th><td>{}</td>\
         <td><b>{:.1}%</b></td><td>{:.1}–{:.1}</td><td>{:.2} <i>±{:.2}</i></td><td>{:.1} <i>±{:.1}</i></td>\
         <td>{:.1}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
        index % 5,
        escape(&bot.name),
        bot.games,
        100.0 * bot.share,
        100.0 * bot.low,
        100.0 * bot.high,
        bot.rank,
        bot.rank_high - bot.rank,
        bot.rating,
        bot.uncertainty,
        bot.score.mean,
        text::time(bot.p50_ms),
        text::time(bot.p99_ms),
        bot.forfeits,
    )
}

/// The name of a game as a title: `wind-river` is Wind River.
fn title(game: &str) -> String {
    let word = |word: &str| {
        let mut letters = word.chars();
        letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
    };
    match game {
        "manitou" => "Big Manitou".to_owned(),
        _ => game.split('-').map(word).collect::<Vec<_>>().join(" "),
    }
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
