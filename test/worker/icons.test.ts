import { globSync, readFileSync } from 'node:fs'
import { expect, inject, it } from 'vitest'
import { careHost, getAsAgent } from './care.ts'
import { get } from './site.ts'

const dates = 'checkin=2027-04-13&checkout=2027-04-14'

const pages = [
  '/fr',
  `/fr/week-ends/bretagne?${dates}`,
  `/fr/sejour/10572?${dates}`,
  '/fr/sejour/10572?flow=gifting',
  '/fr/hotel/1057',
  '/fr/activites',
  '/fr/activites/700001',
  '/fr/coffrets-cadeaux',
  '/fr/coffrets-cadeaux/p/parenthese-bien-etre-avec-spa/201EBOX',
  '/fr/gift-card',
  `/fr/checkout?product=10572&${dates}`,
  '/fr/checkout/gift?amount=100&giftFormat=physical',
  '/fr/checkout/confirmation?order=x&outcome=confirmed&at=1&signature=00',
  '/fr/contact',
  '/fr/info/faq',
  '/fr/favoris',
  '/fr/nowhere',
  '/nl/nl',
  '/be/fr/week-ends',
  new URL(inject('minisite')).pathname,
]

const iconsOf = (html: string) => [...html.matchAll(/<use href="([^"]*)"/g)].map(([, href = '']) => href)

const [built = ''] = globSync('dist/client/assets/icons-*.svg')
const drawn = new Set([...readFileSync(built, 'utf8').matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))

/** Returns the icons of another file, and those that it does not have. */
const strange = (html: string) =>
  iconsOf(html).filter((href) => {
    const [file, name] = href.split('#')
    return `dist/client${file}` !== built || !drawn.has(name)
  })

it.each(pages)('every icon of %s is in the built file', async (path) => {
  const { body } = await get(path)
  expect(iconsOf(body).length).toBeGreaterThan(0)
  expect(strange(body)).toEqual([])
})

it('the host of customer care has them too', async () => {
  const { body } = await getAsAgent('/fr/week-ends/bretagne')
  expect(iconsOf(body).length).toBeGreaterThan(0)
  expect(strange(body)).toEqual([])
  const [file = ''] = (iconsOf((await get('/fr')).body)[0] ?? '').split('#')
  expect((await get(file, { host: careHost() })).status).toBe(200)
})

it('islands draw the icons of the same file', () => {
  const scripts = globSync('dist/client/assets/*.js').map((path) => readFileSync(path, 'utf8'))
  const named = scripts.flatMap((code) => [...code.matchAll(/\/assets\/[^`'"]*\.svg/g)].map(([address]) => `dist/client${address}`))
  expect(named).toEqual([built])
})

it('is a picture for a year', async () => {
  const { status, headers } = await get(built.replace('dist/client', ''))
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/svg+xml', 'public, max-age=31536000, immutable'])
})
