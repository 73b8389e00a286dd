import { inOneOrder } from '../../market/query-order.ts'

/** Keeps the hash and the other keys. The first page (0) has no key of its own. */
export function pageHref({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>, page: number): string {
  const others = search
    .slice(1)
    .split('&')
    .filter((pair) => pair && !pair.startsWith('page='))
  const query = inOneOrder([...others, ...(page === 0 ? [] : [`page=${page}`])].join('&'))
  return `${pathname}${query && `?${query}`}${hash}`
}
