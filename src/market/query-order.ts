/** The key of the page cache has its pairs in this order. */
export const inOneOrder = (query: string): string => query.split('&').sort().join('&')

/** `address` has no hash. */
export function withQuery(address: string, pairs: string): string {
  if (!pairs) return address
  const [path = '', query] = address.split('?')
  return `${path}?${inOneOrder(query ? `${query}&${pairs}` : pairs)}`
}
