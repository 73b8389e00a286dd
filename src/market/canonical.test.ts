import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalPath } from './canonical.ts'

describe('the one spelling of a path', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['/fr/', '/fr'],
    ['//fr//week-ends/', '/fr/week-ends'],
    ['/FR/Week-Ends/Bretagne', '/fr/week-ends/bretagne'],
    ['/fr/week-ends/SPA-et-bien-etre/Provence', '/fr/week-ends/spa-et-bien-etre/provence'],
    ['/it/Club/weekend/TOSCANA', '/it/Club/weekend/toscana'],
    ['/api/weekend/7/packageCheckoutNights.json', '/api/weekend/7/packageCheckoutNights.json'],
    ['/be/nl/weekendjes-weg/%67ent', '/be/nl/weekendjes-weg/gent'],
    ['/fr/week-ends/saint%20malo', '/fr/week-ends/saint%20malo'],
    ['/fr/week-ends/île', '/fr/week-ends/%C3%AEle'],
    ['/fr/a%2Fb', '/fr/a%2Fb'],
    ['//evil.example/fr', '/evil.example/fr'],
  ])('%s → %s', (path, canonical) => expect(canonicalPath(path)).toBe(canonical))

  it.each(['/%', '/fr/%E0%A4%A', '/%ff'])('%s can be no page’s', (path) => expect(canonicalPath(path)).toBeUndefined())

  it('is canonical itself, on our host', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const once = canonicalPath(path)
        if (once === undefined) return
        expect(canonicalPath(once)).toBe(once)
        expect(once).toMatch(/^\/(?!\/)/)
      }),
    )
  })
})
