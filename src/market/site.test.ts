import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalPath } from './canonical.ts'
import { marketOf, markets } from './markets.ts'
import { below, href, pathOf, type Site } from './site.ts'
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

// @rule B2.80
describe('a link of the gifting flow', () => {
  const gifting: Site = { ...french, flow: 'gifting' }

  it.each([
    [href(gifting, 'home'), '/fr?flow=gifting'],
    [href(gifting, 'stays', { path: ['bretagne'] }), '/fr/week-ends/bretagne?flow=gifting'],
    [href(gifting, 'stays', { query: { hotel: 7, page: 2 } }), '/fr/week-ends?flow=gifting&hotel=7&page=2'],
    [href(gifting, 'stays', { query: { a: 3 } }), '/fr/week-ends?a=3&flow=gifting'],
    [href(gifting, 'stay', { path: [1], hash: 'bucket=3' }), '/fr/sejour/1?flow=gifting#bucket=3'],
    [href(gifting, 'hotel', { path: [1] }), '/fr/hotel/1?flow=gifting'],
    [href({ ...gifting, base: '' }, 'home'), '/?flow=gifting'],
    [href({ ...gifting, minisite: 'club' }, 'stays'), '/fr/club/week-ends?flow=gifting'],
  ])('keeps it: %s', (link, expected) => expect(link).toBe(expected))

  it('names it only to screens that have both flows', () => {
    const screens = (Object.keys(segments) as Screen[]).filter((screen) => href(gifting, screen).includes('flow='))
    expect(screens).toEqual(['home', 'stays', 'stay', 'hotel'])
  })

  it('stays in a flow that it names itself', () => {
    expect(href(gifting, 'stay', { path: [1], query: { flow: 'booking' } })).toBe('/fr/sejour/1?flow=booking')
    expect(below(gifting, '/?a=3&flow=booking#top')).toBe('/fr?a=3&flow=booking#top')
    expect(below(french, '/')).toBe('/fr')
  })

  it('is no target of a form, whose fields are the whole query', () =>
    expect(pathOf(gifting, 'stays', ['bretagne'])).toBe('/fr/week-ends/bretagne'))
})
