import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mendedAddress, mendedParameters } from './mended-address.ts'

const origin = 'https://escale.example'
const stay = '/fr/sejour/10253'
const dates = 'checkin=2026-12-18&checkout=2026-12-20'

/** As the browser would send it; the address itself where nothing is mended. */
function mended(address: string): string {
  const url = new URL(origin + address)
  const found = mendedAddress(url.pathname, url.search)
  return found ? found.pathname + found.search + found.hash : url.pathname + url.search + url.hash
}

describe('an address as a program made it', () => {
  it.each([
    [`${stay}%23${dates}`, `${stay}#${dates}`],
    [`${stay}%23${dates.replaceAll('&', '&amp;')}`, `${stay}#${dates}`],
    [`${stay}%23${encodeURIComponent(dates)}`, `${stay}#${dates}`],
    [`${stay}%2523${dates}`, `${stay}#${dates}`],
    [`${stay}/%23${dates}`, `${stay}/#${dates}`],
    [`${stay}%3F${dates}`, `${stay}?${dates}`],
    [`${stay}%3f${encodeURIComponent(dates)}`, `${stay}?${dates}`],
    [`${stay}%3Futm_source=mail%23${dates}`, `${stay}?utm_source=mail#${dates}`],
    [`${stay}%23${dates}?utm_source=mail`, `${stay}?utm_source=mail#${dates}`],
    [`${stay}%23${dates}%3Futm_source=mail`, `${stay}?utm_source=mail#${dates}`],
    [`${stay}%23${dates}.`, `${stay}#${dates}`],
    [`${stay}%23${dates})%2C`, `${stay}#${dates}`],
    [`${stay}&utm_source=mail`, `${stay}?utm_source=mail`],
    [`${stay}&amp;utm_source=mail&amp;utm_medium=x`, `${stay}?utm_source=mail&utm_medium=x`],
    [`${stay}%26utm_source%3Dmail`, `${stay}?utm_source=mail`],
    [`${stay}&utm_source=mail?${dates}`, `${stay}?utm_source=mail&${dates}`],
    [`${stay}?${dates.replaceAll('&', '&amp;')}`, `${stay}?${dates}`],
    [`${stay}?${dates}.`, `${stay}?${dates}`],
    [`${stay}?${dates})`, `${stay}?${dates}`],
    [`${stay}?${dates}%3E`, `${stay}?${dates}`],
    [`${stay}%23`, stay],
    [`${stay}%3F`, stay],
    ['/fr.', '/fr'],
    ['/fr/,', '/fr/'],
    ['//evil.example,', '/evil.example'],
    [`${stay}%23%3F,%2523`, `${stay}?,%23`],
    ['/', '/'],
  ])('%s → %s', (address, right) => expect(mended(address)).toBe(right))

  it.each([...'.,;:!)]>"\'”’»…*', '%20', '%C2%A0', '%0A', ').', '">', '**', '%E3%80%82', '%3F)'])(
    'loses what stood behind it: %s',
    (tail) => {
      for (const path of [stay, '/fr/week-ends/bretagne', '/be/nl', '/fr/coffrets-cadeaux/p/noel/223EBOX'])
        expect(mended(path + tail)).toBe(path)
    },
  )

  it.each([
    '/',
    '/fr',
    stay,
    `${stay}?${dates}`,
    '/fr/week-ends?q=St.',
    '/fr/week-ends?q=a&q=Saint.',
    '/fr/week-ends?lat=48.85&lng=2.35&distanceMax=30',
    '/fr/week-ends?facilities=pool,spa',
    '/fr//sejour',
    '/fr/__proto__',
    '/fr/robots.txt',
    '/fr/sitemap-stays-1.xml',
    '/fr/week-ends/saint%20malo',
    '/fr/week-ends/%C3%AEle',
    '/fr/a%2Fb',
    '/fr/%0A',
    '/fr/%00',
    '/fr/;x=1',
    '/fr/%3Cscript%3Ealert(1)%3C/script%3E',
    '/fr/{{7*7}}',
    '/fr/%E0%A4%A',
    '/fr/x%23%E0%A4%A',
    '/signin?code=4/0AX.y&state=a.b.',
  ])('needs no mending, or names nothing: %s', (address) => {
    const { pathname, search } = new URL(address, origin)
    expect(mendedAddress(pathname, search)).toBeUndefined()
  })

  it('is mended once, and stays on our host', () => {
    const part = fc.constantFrom(
      '/',
      '//',
      'fr',
      'sejour',
      '1',
      '%23',
      '%3F',
      '%2523',
      '&',
      '&amp;',
      'a=b',
      '=',
      '.',
      ',',
      ')',
      '%22',
      '>',
      '\\',
      ':',
      '@',
      'evil.example',
      'https://',
      '%2F',
      '?',
      '%0D%0A',
      '_',
      '%20',
      ' ',
      'é',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const url = new URL(`${origin}/${parts.join('')}`)
        const found = mendedAddress(url.pathname, url.search)
        if (!found) return
        const location = found.pathname + found.search + found.hash
        expect(location).toMatch(/^\/[!-~]*$/)
        const { pathname, search } = new URL(`${origin}${location}`)
        expect(mendedAddress(pathname, search)).toBeUndefined()
      }),
      { numRuns: 5000 },
    )
  })
})

describe('parameters', () => {
  it.each([
    [dates, dates],
    [`${dates}.`, dates],
    [`${dates}%22%3E`, dates],
    [dates.replaceAll('&', '&amp;'), dates],
    ['a=b&q=St.', 'a=b&q=St.'],
    ['a=b.c', 'a=b.c'],
    ['', ''],
  ])('%s are %s', (text, right) => expect(mendedParameters(text)).toBe(right))
})
