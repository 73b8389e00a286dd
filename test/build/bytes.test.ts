import { beforeAll, describe, expect, it } from 'vitest'
import { clientBytes, committedBytes, composition, compressed, fileBytes, limits } from '../../bench/bytes.ts'
import { get } from '../worker/site.ts'

describe('bytes a browser downloads, brotli', () => {
  const bytes = clientBytes()
  const islands = Object.entries(bytes.islands)
  // For figures that are too high; `npm run bench:bytes -- --write` accepts new ones.
  beforeAll(() => console.log(composition(bytes)))

  it('JavaScript until the load event: 6 KB', () => expect(bytes.loader).toBeLessThanOrEqual(limits.loader))

  it('what measures how fast a page is: 3.2 KB', () => expect(bytes.vitals).toBeLessThanOrEqual(limits.vitals))

  // @rule B9.85
  it.each([
    '/fr',
    '/fr/week-ends',
    '/fr/sejour/10572',
    '/fr/hotel/1286',
    '/fr/activites/700001',
    '/fr/coffrets-cadeaux/p/parenthese-bien-etre-avec-spa/201EBOX',
    '/fr/sejour/10572?flow=gifting',
    '/fr/gift-card',
    '/fr/checkout/gift?amount=100&giftFormat=physical',
    '/fr/favoris',
    '/fr/checkout?product=10572&checkin=2027-04-13&checkout=2027-04-14',
  ])('CSS of %s: 16 KB', async (path) => {
    const { body } = await get(path)
    const sheets = [...body.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, file = '']) => fileBytes(file))
    expect(sheets.length).toBeGreaterThan(0)
    expect(sheets.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(limits.styles)
  })

  it('every island: 92 KB as the first of a page, 14 KB of its own', () => {
    const heavy = islands.filter(([, { all, own, texts }]) => all > limits.first || own + texts > limits.further).map(([name]) => name)
    expect(heavy).toEqual([])
  })

  it('no island grows by more than 2 % over bench/bytes.json', () => {
    const committed = committedBytes()
    expect(Object.keys(committed).toSorted()).toEqual(islands.map(([name]) => name).toSorted())
    const grown = islands.filter(([name, { all }]) => all > (committed[name] ?? 0) * limits.growth).map(([name]) => name)
    expect(grown).toEqual([])
  })

  it.each(['/fr/week-ends/bretagne', '/it/weekend', '/be/nl/weekendjes-weg'])('HTML of %s: 17 KB', async (path) => {
    const { body, status } = await get(path)
    expect(status).toBe(200)
    expect(compressed(body)).toBeLessThanOrEqual(limits.html)
  })

  it('a search names the options of its filters once', async () => {
    const { body } = await get('/fr/week-ends/bretagne')
    expect(body.match(/Bain à remous/g)).toHaveLength(1)
  })
})
