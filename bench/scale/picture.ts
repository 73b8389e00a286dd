export interface Line {
  readonly name: string
  readonly colour: string
  /** Shares from 0 to 1, evenly spread over the day. */
  readonly values: readonly number[]
}

export interface Bars {
  readonly name: string
  readonly colour: string
  /** A share from 0 to 1 for each group. */
  readonly values: readonly number[]
}

export interface PictureInput {
  readonly title: string
  readonly lines: readonly Line[]
  readonly barTitle: string
  readonly groups: readonly string[]
  readonly bars: readonly Bars[]
  /** What is to be reached, as a dashed line. */
  readonly bar: number
}

const width = 960
const plot = { left: 64, right: 250, height: 260 }
const tops = { day: 56, scales: 420 }
const inner = width - plot.left - plot.right

const text = (x: number, y: number, label: string, more = '') => `<text x="${x}" y="${y}"${more}>${label}</text>`
const yOf = (top: number, share: number) => (top + plot.height * (1 - share)).toFixed(1)

function frame(top: number, title: string, bar: number): string {
  const shares = [0, 0.25, 0.5, 0.75, 1]
  const rules = shares.map(
    (share) =>
      `<line x1="${plot.left}" x2="${plot.left + inner}" y1="${yOf(top, share)}" y2="${yOf(top, share)}" stroke="#d8dee4"/>` +
      text(plot.left - 8, Number(yOf(top, share)) + 4, `${share * 100} %`, ' text-anchor="end"'),
  )
  const dashed = `<line x1="${plot.left}" x2="${plot.left + inner}" y1="${yOf(top, bar)}" y2="${yOf(top, bar)}" stroke="#57606a" stroke-dasharray="5 4"/>`
  return text(plot.left, top - 18, title, ' font-weight="600"') + rules.join('') + dashed
}

/** Two charts as SVG: shares over a day as lines, and shares of groups as bars. */
export function pictureOf({ title, lines, barTitle, groups, bars, bar }: PictureInput): string {
  const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24].map((hour) =>
    text(plot.left + (inner * hour) / 24, tops.day + plot.height + 20, `${hour}:00`, ' text-anchor="middle"'),
  )
  const drawnLines = lines.map(({ colour, values }) => {
    const points = values.map((value, at) => `${(plot.left + (inner * (at + 0.5)) / values.length).toFixed(1)},${yOf(tops.day, value)}`)
    return `<polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>`
  })
  const legendOf = (top: number, entries: readonly { readonly name: string; readonly colour: string }[]) =>
    entries.map(
      ({ name, colour }, at) =>
        `<rect x="${plot.left + inner + 18}" y="${top + at * 24}" width="12" height="12" fill="${colour}"/>` +
        text(plot.left + inner + 38, top + 11 + at * 24, name),
    )
  const groupWidth = inner / groups.length
  const barWidth = (groupWidth - 40) / bars.length
  const drawnBars = groups.flatMap((group, at) => [
    text(plot.left + groupWidth * (at + 0.5), tops.scales + plot.height + 20, group, ' text-anchor="middle"'),
    ...bars.map(({ colour, values }, which) => {
      const share = values[at] ?? 0
      const x = plot.left + groupWidth * at + 20 + which * barWidth
      return (
        `<rect x="${x.toFixed(1)}" y="${yOf(tops.scales, share)}" width="${(barWidth - 4).toFixed(1)}" height="${(plot.height * share).toFixed(1)}" fill="${colour}"/>` +
        text(x + (barWidth - 4) / 2, Number(yOf(tops.scales, share)) - 5, (share * 100).toFixed(0), ' text-anchor="middle"')
      )
    }),
  ])
  const height = tops.scales + plot.height + 40
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="13" fill="#1f2328">`,
    `<title>${title}. ${barTitle}.</title>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    frame(tops.day, title, bar),
    ...hours,
    ...drawnLines,
    ...legendOf(tops.day, lines),
    frame(tops.scales, barTitle, bar),
    ...drawnBars,
    ...legendOf(tops.scales, bars),
    '</svg>\n',
  ].join('\n')
}
