import { inOneOrder } from '../../market/query-order.ts'

/** Keeps the hash and other keys. Page 0 has no key. */
export function pageHref(address: string, page: number): string {
  const { pathname, search, hash } = new URL(address)
  const others = search
    .slice(1)
    .split('&')
    .filter((pair) => pair && !pair.startsWith('page='))
  const query = inOneOrder([...others, ...(page === 0 ? [] : [`page=${page}`])].join('&'))
  return `${pathname}${query && `?${query}`}${hash}`
}
