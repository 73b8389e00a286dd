import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalPath } from './canonical.ts'
import { marketOf, markets } from './markets.ts'
import { href, type Site } from './site.ts'
import { type Screen, segments } from './segments.ts'

const french: Site = { market: marketOf('fr'), base: '/fr' }

describe('a link', () => {
  it.each([
    [href(french, 'home'), '/fr'],
    [href({ market: marketOf('fr'), base: '' }, 'home'), '/'],
    [href({ market: marketOf('fr'), base: '' }, 'stays'), '/week-ends'],
    [href({ market: marketOf('be-nl'), base: '/be/nl' }, 'stay', { path: [7] }), '/be/nl/verblijf/7'],
    [href({ ...french, minisite: 'club' }, 'home'), '/fr/club'],
    [href({ ...french, minisite: 'club' }, 'stays', { path: ['bretagne', 'spa'] }), '/fr/club/week-ends/bretagne/spa'],
    [href(french, 'box', { path: ['bien-être', 'A/B'] }), '/fr/coffrets-cadeaux/p/bien-%C3%AAtre/A%2FB'],
    [href(french, 'stays', { query: { flow: 'gifting', hotel: 0, none: undefined, empty: '' } }), '/fr/week-ends?flow=gifting&hotel=0'],
    [href(french, 'stay', { path: [1], hash: 'a=2' }), '/fr/sejour/1#a=2'],
  ])('%s', (link, expected) => expect(link).toBe(expected))

  it('is canonical, whatever its parts', () => {
    const screens = Object.keys(segments) as Screen[]
    fc.assert(
      fc.property(
        fc.constantFrom(...markets),
        fc.constantFrom(...screens),
        fc.array(fc.string({ minLength: 1 }), { maxLength: 2 }),
        (market, screen, path) => {
          // To URLs dots alone are no segment, and lone surrogates no text.
          fc.pre(path.every((step) => !/^\.{1,2}$/.test(step) && step.isWellFormed()))
          const link = href({ market, base: market.base }, screen, { path })
          const { pathname } = new URL(link, 'https://escale.example')
          expect(pathname).toBe(link)
          expect(canonicalPath(pathname)?.toLowerCase()).toBe(link.toLowerCase())
        },
      ),
    )
  })
})
