import { expect, inject, it } from 'vitest'
import { get } from './site.ts'

/** One address of each kind of page, views with a query among them. */
const sample = [
  '/fr',
  '/fr?flow=gifting',
  '/fr/week-ends',
  '/fr/week-ends?page=3',
  '/fr/week-ends/bretagne',
  '/fr/week-ends/bretagne?flow=gifting',
  '/fr/week-ends/espagne?stars=4',
  '/fr/week-ends/bretagne?lat=48.1&lng=-2.7&distanceMax=30',
  '/fr/week-ends/dinard',
  '/fr/week-ends/dinard?stars=5&sort=price&flow=gifting',
  '/it/weekend/toscana',
  '/nl/nl/weekendjes-weg/brugge',
  '/fr/sejour/10572',
  '/fr/sejour/10572?flow=gifting',
  '/es/estancia/10572',
  '/fr/hotel/1057',
  '/fr/hotel/1057?checkin=2027-04-16&checkout=2027-04-18',
  '/fr/activites',
  '/fr/activites/700001',
  '/be/nl/cadeauboxen',
  '/fr/idees-week-end',
  '/fr/contact',
  '/',
]

interface Link {
  readonly url: URL
  readonly followed: boolean
}

/** The links of a page to this site, each address once. */
function linksOf(path: string, body: string): readonly Link[] {
  const tags = [...body.matchAll(/<a ([^>]*)>/g)].map(([, attributes = '']) => attributes)
  const links = tags.flatMap((attributes): Link[] => {
    const href = /href="([^"]*)"/.exec(attributes)?.[1]?.replaceAll('&amp;', '&')
    if (href === undefined || href.startsWith('#')) return []
    const url = new URL(href, `${inject('site')}${path}`)
    url.hash = ''
    return url.origin === inject('site') ? [{ url, followed: !/rel="[^"]*nofollow/.test(attributes) }] : []
  })
  return [...new Map(links.map((link) => [`${link.url.href} ${link.followed}`, link])).values()]
}

it('a crawler finds at most one address with a query to follow on a page, all of them pages of a list', async () => {
  const followed: string[] = []
  for (const path of sample) {
    const { status, body } = await get(path)
    expect([path, status]).toEqual([path, 200])
    const views = linksOf(path, body).filter(({ url }) => url.search !== '')
    for (const { url } of views) {
      const keys = [...url.searchParams.keys()]
      if (!url.pathname.includes('/checkout')) expect([path, url.href, keys]).toEqual([path, url.href, [...keys].sort()])
    }
    followed.push(...views.filter((link) => link.followed).map(({ url }) => url.search))
  }
  expect(followed.filter((search) => !/^\?page=\d+$/.test(search))).toEqual([])
  expect(followed.length / sample.length).toBeLessThanOrEqual(1)
})

/** Returns whether `robots.txt` closes a path with its query. */
async function closedByRobots(): Promise<(path: string) => boolean> {
  const { body } = await get('/robots.txt')
  const closed = [...body.matchAll(/^Disallow: (.+)$/gm)].map(
    ([, path = '']) => new RegExp(`^${path.replaceAll('?', '\\?').replaceAll('*', '.*')}`),
  )
  return (path) => closed.some((pattern) => pattern.test(path))
}

it('no page offers a link to follow that robots.txt closes', async () => {
  const isClosed = await closedByRobots()
  const followed: string[] = []
  let closed = 0
  for (const path of [...sample, '/fr/marche-bleu', '/fr/box/201EBOX', '/fr/gift-card', '/fr/wishlist']) {
    const links = linksOf(path, (await get(path)).body).filter(({ url }) => isClosed(url.pathname + url.search))
    closed += links.length
    followed.push(...links.filter((link) => link.followed).map(({ url }) => `${path}: ${url.pathname}`))
  }
  expect(followed).toEqual([])
  expect(closed).toBeGreaterThan(50)
})

it('robots.txt closes accounts and searches without end', async () => {
  const isClosed = await closedByRobots()
  for (const path of [
    '/fr/account/signin?origin=%2Ffr',
    '/be/nl/checkout?product=7',
    '/fr/beneficiary/login',
    '/fr/marche-bleu/box/login',
    '/it/booking-lookup',
    '/fr/week-ends?sort=price',
    '/fr/week-ends?a=3&lat=48.1&lng=2.3',
  ])
    expect([path, isClosed(path)]).toEqual([path, true])
  for (const path of ['/fr/week-ends/bretagne?page=2', '/fr/sejour/10572', '/fr/week-ends/lattes', '/it/weekend/toscana?flow=gifting'])
    expect([path, isClosed(path)]).toEqual([path, false])
})
