/** The address of another page (zero-based) of the same search: everything else, the hash included, stays. Page 0 has no key. */
export function pageHref(address: string, page: number): string {
  const url = new URL(address)
  if (page === 0) url.searchParams.delete('page')
  else url.searchParams.set('page', String(page))
  return `${url.pathname}${url.search}${url.hash}`
}
