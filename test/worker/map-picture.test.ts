import { describe, expect, it } from 'vitest'
import { get } from './site.ts'

const villers = '/map-pictures/49.323_-0.001.fr.svg'

describe('the static picture of the map', () => {
  it('is a small image with names in the language, a pin, a scale and its credit, the same each time', async () => {
    const { status, headers, body } = await get(villers)
    expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect(headers['cache-control']).toMatch(/max-age=\d{6,}/)
    expect(headers['cache-tag']).toBe('map')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(body).toMatch(/^<svg [^>]*width="720" height="320"/)
    for (const text of ['Deauville', '5 km', '© OpenStreetMap']) expect(body).toContain(text)
    expect(body).toContain('fill="#c5e1e4"')
    expect(body.length).toBeLessThan(60_000)
    expect((await get(villers)).body).toBe(body)
    expect((await get('/map-pictures/43.296_5.370.es.svg')).body).toContain('Marsella')
  })

  it.each([
    '/map-pictures/49.3_0.1.fr.svg',
    '/map-pictures/49.323_0.001.en.svg',
    '/map-pictures/0.000_0.000.fr.svg',
    '/map-pictures/x.svg',
  ])('there is none at %s', async (path) => expect((await get(path)).status).toBe(404))

  it('is on stay and hotel pages, described, where their place links to', async () => {
    const { body } = await get('/fr/hotel/1057')
    const [, source = ''] = /<img[^>]* src="(\/map-pictures\/[^"]+)"/.exec(body) ?? []
    expect(body).toMatch(/<img[^>]* src="\/map-pictures\/[^"]+" alt="[^"]+" width="720" height="320"/)
    expect(body).toContain('href="#location"')
    expect(body).toContain('id="location"')
    expect((await get(source)).status).toBe(200)
  })
})
