/** Pages are zero-based here, but for `pageLabel`. */
export type PageEntry = number | 'gap'

const abbreviatedFrom = 10

export function pageCount(count: number, pageSize: number): number {
  return Math.ceil(count / pageSize)
}

export function isBeyond(current: number, pages: number): boolean {
  return pages > 0 && current >= pages
}

/** A gap replaces at least two pages. */
export function pageEntries(current: number, pages: number): PageEntry[] {
  const all = Array.from({ length: Math.max(0, pages) }, (_, page) => page)
  if (pages < abbreviatedFrom) return all
  const last = pages - 1
  const shown = all.filter((page) => page === 0 || page === last || Math.abs(page - current) <= 1 || closesGap(page, current, last))
  return shown.flatMap((page, index) => (index > 0 && page - (shown[index - 1] ?? 0) > 1 ? ['gap' as const, page] : [page]))
}

function closesGap(page: number, current: number, last: number): boolean {
  return (page === 1 && current === 3) || (page === last - 1 && current === last - 3)
}

export function neighbours(current: number, pages: number): { readonly previous?: number; readonly next?: number } {
  return { ...(current > 0 && current <= pages ? { previous: current - 1 } : {}), ...(current < pages - 1 ? { next: current + 1 } : {}) }
}

/** Counts results from 1; undefined if all fit on one page. */
export function shownRange(page: number, pageSize: number, total: number): { readonly from: number; readonly to: number } | undefined {
  const from = page * pageSize + 1
  return total > pageSize && from <= total ? { from, to: Math.min(total, from + pageSize - 1) } : undefined
}

export function pageLabel(page: number): number {
  return page + 1
}

export function pageNumberOf(value: string | null | undefined): number {
  return value !== null && value !== undefined && /^\d{1,3}$/.test(value) ? Number(value) : 0
}
