//! The plots of a report, as SVG that takes its colours from the page.

use plotters::coord::Shift;
use plotters::coord::types::RangedCoordf64;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

use super::{Report, Spread, text};

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;
type Failure = Box<dyn std::error::Error>;
type Chart<'a, 'b> = ChartContext<'a, SVGBackend<'b>, Cartesian2d<RangedCoordf64, RangedCoordf64>>;

const WIDTH: u32 = 560;
/// A row of bars.
const ROW: u32 = 46;
const FONT: &str = "Figtree, system-ui, sans-serif";
/// Stand for colours of the page: each is replaced by the name beside it.
const INK: RGBColor = RGBColor(1, 1, 1);
const QUIET: RGBColor = RGBColor(1, 1, 2);
const LINE: RGBColor = RGBColor(1, 1, 3);
const SUN: RGBColor = RGBColor(1, 1, 4);
const BARS: [RGBColor; 5] =
    [RGBColor(1, 2, 0), RGBColor(1, 2, 1), RGBColor(1, 2, 2), RGBColor(1, 2, 3), RGBColor(1, 2, 4)];
const PAGE_COLOURS: [(&str, &str); 9] = [
    ("#010101", "var(--ink)"),
    ("#010102", "var(--ink-3)"),
    ("#010103", "var(--line)"),
    ("#010104", "var(--sun)"),
    ("#010200", "var(--bar-0)"),
    ("#010201", "var(--bar-1)"),
    ("#010202", "var(--bar-2)"),
    ("#010203", "var(--bar-3)"),
    ("#010204", "var(--bar-4)"),
];

/// A plot with what it says to those who cannot see it.
pub(super) struct Plot {
    pub(super) title: &'static str,
    pub(super) svg: String,
}

/// All plots of a report.
pub(super) fn plots(report: &Report) -> Result<Vec<Plot>, Failure> {
    Ok(vec![
        Plot { title: "Win share, with 95% intervals", svg: shares(report)? },
        Plot { title: "Places, first to last", svg: places(report)? },
        Plot { title: "Points: all, the middle half, the median", svg: points(report)? },
        Plot { title: "Win share by seat, whoever sat there", svg: seats(report)? },
        Plot { title: "Length of games, in moves", svg: histogram(&report.moves)? },
        Plot { title: "Time for a decision: half of them, and 99 in 100", svg: times(report)? },
    ])
}

/// Draws on a canvas and dresses it for the page.
fn draw(height: u32, paint: impl FnOnce(&Area<'_>) -> Result<(), Failure>) -> Result<String, Failure> {
    let mut svg = String::new();
    let area = SVGBackend::with_string(&mut svg, (WIDTH, height)).into_drawing_area();
    paint(&area)?;
    area.present()?;
    drop(area);
    for (stand_in, colour) in PAGE_COLOURS {
        svg = svg.replace(stand_in, colour);
    }
    let sized = format!("<svg width=\"{WIDTH}\" height=\"{height}\"");
    Ok(svg.replacen(&sized, "<svg role=\"img\" aria-hidden=\"true\"", 1))
}

fn font(size: u32, colour: RGBColor, anchor: HPos) -> TextStyle<'static> {
    (FONT, size).into_font().color(&colour).pos(Pos::new(anchor, VPos::Center))
}

fn bar(index: usize) -> RGBColor {
    BARS[index % BARS.len()]
}

/// A chart of rows: names at the left, a number along the bottom.
fn rows<'a, 'b>(
    area: &'a Area<'b>,
    names: &[String],
    to: f64,
    label: &'a dyn Fn(&f64) -> String,
) -> Result<Chart<'a, 'b>, Failure> {
    let left = 30 + 8 * names.iter().map(|name| name.chars().count().min(24)).max().unwrap_or(0) as u32;
    let mut chart = ChartBuilder::on(area)
        .margin_right(56)
        .margin_top(6)
        .x_label_area_size(30)
        .y_label_area_size(left)
        .build_cartesian_2d(0.0..to, 0.0..names.len() as f64)?;
    chart
        .configure_mesh()
        .disable_y_mesh()
        .disable_y_axis()
        .x_labels(6)
        .light_line_style(TRANSPARENT)
        .bold_line_style(LINE)
        .axis_style(LINE)
        .x_label_style(font(13, QUIET, HPos::Center))
        .x_label_formatter(label)
        .draw()?;
    for (index, name) in names.iter().enumerate() {
        let short: String = if name.chars().count() > 24 {
            name.chars().take(23).chain(['…']).collect()
        } else {
            name.clone()
        };
        let (x, y) = chart.backend_coord(&(0.0, row(names.len(), index)));
        area.draw(&Text::new(short, (x - 14, y), font(15, INK, HPos::Right)))?;
    }
    Ok(chart)
}

/// The middle of a row, the first one on top.
fn row(rows: usize, index: usize) -> f64 {
    rows as f64 - index as f64 - 0.5
}

fn names(report: &Report) -> Vec<String> {
    report.bots.iter().map(|bot| bot.name.clone()).collect()
}

fn shares(report: &Report) -> Result<String, Failure> {
    let named = |bot: &super::BotReport| (bot.name.clone(), bot.share, bot.low, bot.high);
    share_bars(&report.bots.iter().map(named).collect::<Vec<_>>(), report.even())
}

fn seats(report: &Report) -> Result<String, Failure> {
    let named =
        |(seat, share): (usize, &super::Share)| (format!("seat {seat}"), share.share, share.low, share.high);
    share_bars(&report.by_seat.iter().enumerate().map(named).collect::<Vec<_>>(), report.even())
}

fn share_bars(bars: &[(String, f64, f64, f64)], even: f64) -> Result<String, Failure> {
    let names: Vec<String> = bars.iter().map(|(name, ..)| name.clone()).collect();
    draw(44 + ROW * names.len() as u32, |area| {
        let percent = |share: &f64| format!("{:.0}%", 100.0 * share);
        let mut chart = rows(area, &names, 1.0, &percent)?;
        chart.draw_series([PathElement::new(
            vec![(even, 0.0), (even, names.len() as f64)],
            SUN.stroke_width(2),
        )])?;
        for (index, (_, share, low, high)) in bars.iter().enumerate() {
            let middle = row(names.len(), index);
            let (top, bottom) = (middle + 0.27, middle - 0.27);
            chart.draw_series([Rectangle::new([(0.0, top), (*share, bottom)], bar(index).filled())])?;
            let whisker =
                |from: (f64, f64), to: (f64, f64)| PathElement::new(vec![from, to], INK.stroke_width(2));
            chart.draw_series([
                whisker((*low, middle), (*high, middle)),
                whisker((*low, middle + 0.1), (*low, middle - 0.1)),
                whisker((*high, middle + 0.1), (*high, middle - 0.1)),
            ])?;
            let (x, y) = chart.backend_coord(&(*high, middle));
            let told = format!("{:.1}%", 100.0 * share);
            area.draw(&Text::new(told, (x + 8, y), font(14, INK, HPos::Left)))?;
        }
        Ok(())
    })
}

fn places(report: &Report) -> Result<String, Failure> {
    let names = names(report);
    draw(44 + ROW * names.len() as u32, |area| {
        let percent = |share: &f64| format!("{:.0}%", 100.0 * share);
        let mut chart = rows(area, &names, 1.0, &percent)?;
        for (index, bot) in report.bots.iter().enumerate() {
            let middle = row(names.len(), index);
            let all = bot.places.iter().sum::<usize>().max(1) as f64;
            let last = bot.places.len().max(2) - 1;
            let mut left = 0.0;
            for (place, &count) in bot.places.iter().enumerate() {
                let right = left + count as f64 / all;
                // The better the place, the stronger the colour.
                let strength = 1.0 - 0.85 * place as f64 / last as f64;
                let part = [(left, middle + 0.27), (right, middle - 0.27)];
                chart.draw_series([Rectangle::new(part, bar(index).mix(strength).filled())])?;
                left = right;
            }
            let (x, y) = chart.backend_coord(&(1.0, middle));
            area.draw(&Text::new(format!("{:.2}", bot.rank), (x + 8, y), font(14, INK, HPos::Left)))?;
        }
        Ok(())
    })
}

fn points(report: &Report) -> Result<String, Failure> {
    let names = names(report);
    let most = report.bots.iter().map(|bot| bot.score.max).fold(1.0, f64::max);
    draw(44 + ROW * names.len() as u32, |area| {
        let mut chart = rows(area, &names, most * 1.05, &|points| format!("{points:.0}"))?;
        for (index, bot) in report.bots.iter().enumerate() {
            let (middle, score) = (row(names.len(), index), &bot.score);
            let line = |from: f64, to: f64, at: f64, wide: f64| {
                PathElement::new(vec![(from, at - wide), (to, at + wide)], INK.stroke_width(2))
            };
            chart.draw_series([line(score.min, score.max, middle, 0.0)])?;
            let box_of = [(score.p25, middle + 0.25), (score.p75, middle - 0.25)];
            chart.draw_series([Rectangle::new(box_of, bar(index).filled())])?;
            chart.draw_series([line(score.p50, score.p50, middle, 0.25)])?;
            let (x, y) = chart.backend_coord(&(score.max, middle));
            area.draw(&Text::new(format!("{:.1}", score.mean), (x + 8, y), font(14, INK, HPos::Left)))?;
        }
        Ok(())
    })
}

fn times(report: &Report) -> Result<String, Failure> {
    let names = names(report);
    let most = report.bots.iter().map(|bot| bot.p99_ms).fold(1.0, f64::max).log10().ceil().max(1.0);
    // A logarithmic ruler from a hundredth of a millisecond.
    let place = |ms: f64| (ms.max(0.01).log10() + 2.0).max(0.0);
    draw(44 + ROW * names.len() as u32, |area| {
        let label = |place: &f64| {
            let ms = 10_f64.powf(place - 2.0);
            if ms >= 1_000.0 { format!("{:.0} s", ms / 1_000.0) } else { format!("{ms} ms") }
        };
        let mut chart = rows(area, &names, most + 2.0, &label)?;
        for (index, bot) in report.bots.iter().enumerate() {
            let middle = row(names.len(), index);
            let (half, nearly) = (place(bot.p50_ms), place(bot.p99_ms));
            let bar_to = |to: f64, wide: f64| [(0.0, middle + wide), (to, middle - wide)];
            chart.draw_series([Rectangle::new(bar_to(nearly, 0.1), bar(index).mix(0.45).filled())])?;
            chart.draw_series([Rectangle::new(bar_to(half, 0.25), bar(index).filled())])?;
            let (x, y) = chart.backend_coord(&(half.max(nearly), middle));
            let told = format!("{} / {}", text::time(bot.p50_ms), text::time(bot.p99_ms));
            area.draw(&Text::new(told, (x + 8, y), font(14, INK, HPos::Left)))?;
        }
        Ok(())
    })
}

fn histogram(spread: &Spread) -> Result<String, Failure> {
    const DRAWERS: usize = 24;
    let (from, to) = (spread.min.floor(), (spread.max + 1.0).max(spread.min + DRAWERS as f64).ceil());
    let width = ((to - from) / DRAWERS as f64).ceil();
    let mut counts = [0_u32; DRAWERS];
    for number in &spread.all {
        counts[(((number - from) / width) as usize).min(DRAWERS - 1)] += 1;
    }
    let most = f64::from(counts.iter().copied().max().unwrap_or(1));
    draw(230, |area| {
        let mut chart = ChartBuilder::on(area)
            .margin_right(24)
            .margin_top(10)
            .x_label_area_size(30)
            .y_label_area_size(46)
            .build_cartesian_2d(from..from + width * DRAWERS as f64, 0.0..most * 1.08)?;
        chart
            .configure_mesh()
            .disable_x_mesh()
            .y_labels(4)
            .light_line_style(TRANSPARENT)
            .bold_line_style(LINE)
            .axis_style(LINE)
            .x_label_style(font(13, QUIET, HPos::Center))
            .y_label_style(font(13, QUIET, HPos::Right))
            .x_label_formatter(&|moves| format!("{moves:.0}"))
            .y_label_formatter(&|games| format!("{games:.0}"))
            .draw()?;
        chart.draw_series(counts.iter().enumerate().filter(|(_, count)| **count > 0).map(
            |(drawer, &count)| {
                let left = from + width * drawer as f64;
                let gap = width * 0.06;
                Rectangle::new([(left + gap, f64::from(count)), (left + width - gap, 0.0)], bar(1).filled())
            },
        ))?;
        let mean = vec![(spread.mean, 0.0), (spread.mean, most * 1.08)];
        chart.draw_series([PathElement::new(mean, SUN.stroke_width(2))])?;
        Ok(())
    })
}
