import { readdirSync, statSync } from 'node:fs'
import { describe, expect, inject, it } from 'vitest'
import { get } from './site.ts'

const metaOf = (body: string, property: string): string[] =>
  [...body.matchAll(new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`, 'g'))].map(([, content = '']) => content)

/** Width and height that a JPEG's frame header has; undefined for any other file. */
function jpegSize(file: Buffer): { width: number; height: number } | undefined {
  if (file.readUInt16BE(0) !== 0xffd8) return undefined
  // Segments begin with a marker and their length; frame headers are C0 to CF but for tables (C4, C8, CC).
  for (let at = 2; at < file.length - 9; at += 2 + file.readUInt16BE(at + 2)) {
    const marker = file.readUInt16BE(at)
    if (marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker))
      return { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) }
  }
  return undefined
}

const own: readonly string[] = [
  '/fr',
  '/es',
  '/fr/week-ends/bretagne',
  '/nl/nl/weekendjes-weg/stedentrip/brussel',
  '/fr/sejour/10572',
  '/it/hotel/1057',
  '/fr/activites',
  '/be/fr/activites/700001',
  '/fr/coffrets-cadeaux',
  '/fr/coffrets-cadeaux/p/parenthese-bien-etre-avec-spa/201EBOX',
  '/fr/idees-week-end',
  '/fr/marche-bleu',
  '/fr/marche-bleu/week-ends/bretagne',
]
const brands: readonly string[] = ['/', '/be', '/fr/contact', '/es/info/cookies', '/fr/favoris', '/fr/marche-bleu/contact', '/fr/nowhere']

describe('a shared link', () => {
  it.each([...own, ...brands])('%s shows a picture that every application reads', async (path) => {
    const { body } = await get(path)
    const [address = '', ...others] = metaOf(body, 'og:image')
    expect([others, new URL(address).origin]).toEqual([[], inject('site')])
    expect(['type', 'width', 'height'].map((name) => metaOf(body, `og:image:${name}`))).toEqual([['image/jpeg'], ['1200'], ['630']])
    expect(metaOf(body, 'og:image:alt').map((alt) => alt.length > 5)).toEqual([true])
    expect(metaOf(body, 'twitter:card')).toEqual(['summary_large_image'])
    expect(address.endsWith('/share.jpg')).toBe(brands.includes(path))

    const picture = await fetch(address)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(picture.headers.get('cache-control')).toMatch(/^public, max-age=(31536000, immutable|604800)$/)
    expect(jpegSize(Buffer.from(await picture.arrayBuffer()))).toEqual({ width: 1200, height: 630 })
  })

  it('has a picture of each page, described in the language of the page', async () => {
    const pictures = await Promise.all(own.map(async (path) => metaOf((await get(path)).body, 'og:image')[0]))
    expect(new Set(pictures).size).toBeGreaterThan(own.length / 2)
    const [french, spanish] = await Promise.all(
      ['/fr/hotel/1057', '/es/hotel/1057'].map(async (path) => metaOf((await get(path)).body, 'og:image:alt')[0]),
    )
    expect(french).not.toBe(spanish)
  })
})

it('every picture of the catalogue has a share picture, and all of them are small', () => {
  const files = readdirSync('origin/public/pictures')
  const idsOf = (ending: string) => files.filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length))
  expect(idsOf('_1200_630.jpg')).toEqual(idsOf('_1600_900.avif'))
  const bytes = files.filter((name) => name.endsWith('.jpg')).map((name) => statSync(`origin/public/pictures/${name}`).size)
  expect(Math.max(...bytes)).toBeLessThan(100_000)
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(8_000_000)
})

it('pictures of the catalogue are open to searches for images; artwork of partners and pages are not', async () => {
  const { body } = await get('/fr/hotel/1057')
  const [picture = ''] = /\/pictures\/[a-z0-9-]+_1600_900\.avif/.exec(body) ?? []
  const [logo = ''] = /\/partners\/[a-z0-9-]+\.svg/.exec((await get('/fr/marche-bleu')).body) ?? []
  const policies = await Promise.all([picture, logo, '/fr'].map(async (path) => (await get(path)).headers['cross-origin-resource-policy']))
  expect(policies).toEqual(['cross-origin', 'same-origin', 'same-origin'])
})
