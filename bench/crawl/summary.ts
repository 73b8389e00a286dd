import type { Contradiction, Crawl } from './crawl.ts'
import { kinds, type PageKind, whereabouts } from './whereabouts.ts'

/** The crawl as a table: kinds by market, each cell `visited of listed`, with the contradictions found there. */
export function summary({ graph, contradictions }: Pick<Crawl, 'graph' | 'contradictions'>): string {
  const columnOf = (address: string) => {
    const { market, minisite } = whereabouts(address)
    return minisite !== undefined ? 'partners' : (market?.id ?? '–')
  }
  const count = (addresses: Iterable<string>) => {
    const counts = new Map<string, number>()
    for (const address of addresses) {
      const cell = cellOf(columnOf(address), whereabouts(address).kind)
      counts.set(cell, (counts.get(cell) ?? 0) + 1)
    }
    return counts
  }
  const visited = count([...graph.pages.keys()].filter((address) => !graph.misspelt.has(address)))
  const listed = count(graph.listed.keys())
  const wrong = count(contradictions.map(({ page }) => page))
  const columns = [...new Set([...graph.pages.keys(), ...graph.listed.keys()].map(columnOf))]
  const cell = (column: string, kind: PageKind) => {
    const key = cellOf(column, kind)
    const [pages = 0, all, errors] = [visited.get(key), listed.get(key), wrong.get(key)]
    if (pages === 0 && all === undefined && errors === undefined) return ''
    return `${pages}${all === undefined ? '' : ` of ${all}`}${errors === undefined ? '' : ` ✗${errors}`}`
  }
  const rows = kinds.map((kind) => [kind, ...columns.map((column) => cell(column, kind))]).filter((row) => row.slice(1).some(Boolean))
  return table([['', ...columns], ...rows])
}

const cellOf = (column: string, kind: PageKind) => `${column} ${kind}`

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)))
  return rows
    .map((row) =>
      row
        .map((text, at) => text.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Each contradiction once: with its first page, and the number of others where the same is wrong. */
export function report(contradictions: readonly Contradiction[]): string[] {
  const groups = new Map<string, Contradiction[]>()
  for (const one of contradictions) {
    const key = `${one.rule} ${one.found}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()].map(([first, ...others]) => {
    if (!first) return ''
    const from = first.linkedFrom === undefined ? '' : ` (linked from ${first.linkedFrom})`
    const more = others.length === 0 ? '' : `, and on ${others.length} other pages`
    return `${first.rule}: ${first.page}: ${first.found}${from}${more}`
  })
}
