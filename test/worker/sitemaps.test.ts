import { beforeAll, describe, expect, inject, it } from 'vitest'
import { get } from './site.ts'

interface Entry {
  readonly url: string
  readonly changed: string | undefined
  readonly pictures: readonly string[]
}

async function entriesOf(part: string): Promise<Entry[]> {
  const { status, body } = await get(part)
  expect([part, status]).toEqual([part, 200])
  return [...body.matchAll(/<(?:url|sitemap)><loc>([^<]+)<\/loc>(.*?)<\/(?:url|sitemap)>/g)].map(([, url = '', rest = '']) => ({
    url,
    changed: /<lastmod>([^<]+)<\/lastmod>/.exec(rest)?.[1],
    pictures: [...rest.matchAll(/<image:image><image:loc>([^<]+)<\/image:loc><\/image:image>/g)].map(([, picture = '']) => picture),
  }))
}

const today = () => inject('clock').slice(0, 10)
const isDay = /^\d{4}-\d\d-\d\d$/

describe('sitemaps', () => {
  let parts: Entry[] = []
  beforeAll(async () => {
    parts = await entriesOf('/sitemap.xml')
  })

  it('have the day of the last change, which is not today’s, and the index the last of each part', async () => {
    for (const part of [
      '/fr/sitemap-stays-1.xml',
      '/it/sitemap-hotels-1.xml',
      '/be/nl/sitemap-activities-1.xml',
      '/es/sitemap-destinations-1.xml',
    ]) {
      const days = (await entriesOf(part)).map(({ changed = '' }) => changed)
      expect(days.filter((day) => !isDay.test(day) || day > today())).toEqual([])
      expect(days.some((day) => day < today())).toBe(true)
      expect(parts.find(({ url }) => url.endsWith(part))?.changed).toBe(days.toSorted().at(-1))
    }
  })

  it('have no day where content has none', async () => {
    expect((await entriesOf('/fr/sitemap-pages-1.xml')).filter(({ changed }) => changed !== undefined)).toEqual([])
  })

  it.each(['/fr/sitemap-stays-1.xml', '/it/sitemap-hotels-1.xml', '/nl/nl/sitemap-activities-1.xml'])(
    'name the pictures of each page of %s, on the page and there',
    async (part) => {
      const entries = await entriesOf(part)
      expect(entries.filter(({ pictures }) => pictures.length === 0 || pictures.length > 3)).toEqual([])
      const [entry] = entries
      const page = await get(new URL(entry!.url).pathname)
      for (const picture of entry!.pictures) {
        expect(page.body).toContain(new URL(picture).pathname)
        expect((await get(new URL(picture).pathname)).headers['content-type']).toBe('image/avif')
      }
    },
  )

  it('are well-formed, and within the limits of the protocol: 50,000 addresses and 50 MB', async () => {
    const part = '/fr/sitemap-stays-1.xml'
    const { body } = await get(part)
    expect(body).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"')
    expect(Buffer.byteLength(body)).toBeLessThan(10_000_000)
    expect(body.match(/<url>/g)?.length).toBeLessThanOrEqual(2000)
    const open: string[] = []
    for (const [, closing, name, empty] of body.matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>/g)) {
      if (closing) expect(open.pop()).toBe(name)
      else if (!empty) open.push(name!)
    }
    expect(open).toEqual([])
    expect(parts.length).toBeLessThan(1000)
  })
})
