/** An entry of the pagination: a zero-based page, or a gap for pages left out. */
export type PageEntry = number | 'gap'

/** Below this many pages all are listed; from it on the list is abbreviated. */
const abbreviatedFrom = 10

/** How many pages `count` results make. */
export function pageCount(count: number, pageSize: number): number {
  return Math.ceil(count / pageSize)
}

/** Pagination is shown when the count exceeds the page size. */
export function needsPagination(count: number, pageSize: number): boolean {
  return count > pageSize
}

/** Whether a zero-based page was asked for that the results do not reach, though there are some. */
export function isBeyond(current: number, pages: number): boolean {
  return pages > 0 && current >= pages
}

/**
 * The entries for zero-based `current` of `pages` pages. All below 10 pages; from 10 on the first, the last, the current one and its
 * neighbours, where a gap always stands for two pages or more.
 */
export function pageEntries(current: number, pages: number): PageEntry[] {
  const all = Array.from({ length: Math.max(0, pages) }, (_, page) => page)
  if (pages < abbreviatedFrom) return all
  const last = pages - 1
  const shown = all.filter((page) => page === 0 || page === last || Math.abs(page - current) <= 1 || closesGap(page, current, last))
  return shown.flatMap((page, index) => (index > 0 && page - (shown[index - 1] ?? 0) > 1 ? ['gap' as const, page] : [page]))
}

/** A single page between the ends and the neighbours of the current one takes no more room than its gap. */
function closesGap(page: number, current: number, last: number): boolean {
  return (page === 1 && current === 3) || (page === last - 1 && current === last - 3)
}

/** The zero-based pages before and after; absent at the ends. */
export function neighbours(current: number, pages: number): { readonly previous?: number; readonly next?: number } {
  return { ...(current > 0 && current <= pages ? { previous: current - 1 } : {}), ...(current < pages - 1 ? { next: current + 1 } : {}) }
}

/** The number shown for a zero-based page. */
export function pageLabel(page: number): number {
  return page + 1
}

/** The zero-based page of a query's `page` value; the first one when it says nothing usable. */
export function pageOf(value: string | null | undefined): number {
  return value !== null && value !== undefined && /^\d{1,3}$/.test(value) ? Number(value) : 0
}
