/** What is at the root of the site beside pages and calls. */
const roots = new Set(['healthz', 'robots.txt', 'sitemap.xml', 'hooks', 'pictures', 'partners', 'map-pictures', 'api', 'care'])

/** The kind of a request that is no visit of a page: few values, whatever the address. */
export function endpointOf(path: string): string {
  const end = path.indexOf('/', 1)
  const root = end < 0 ? path.slice(1) : path.slice(1, end)
  return roots.has(root) ? root : 'other'
}

export const pictureEndpoints: readonly string[] = ['pictures', 'partners', 'map-pictures']

/** Whether it is a picture that the visitor got, or had already. Several come with each page, and tell nothing about the site. */
export const isFoundPicture = (endpoint: string, status: number): boolean =>
  pictureEndpoints.includes(endpoint) && (status === 200 || status === 304)
