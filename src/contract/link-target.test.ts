import * as v from 'valibot'
import { expect, it } from 'vitest'
import { AnnouncementBanners } from './cms/frame.ts'
import { NavLink } from './cms/navigation.ts'
import { LinkTarget } from './scalars.ts'

// @rule S2.98
it('a link is an address or a location object, which becomes one', () => {
  expect(v.parse(LinkTarget, '/sejour/7')).toBe('/sejour/7')
  expect(v.parse(LinkTarget, { pathname: '/sejour/7', query: { flow: 'gifting', page: 2 }, hash: 'a=3' })).toBe(
    '/sejour/7?flow=gifting&page=2#a=3',
  )
  expect([{ pathname: 'javascript:alert(1)' }, { query: {} }, 7, null].some((target) => v.is(LinkTarget, target))).toBe(false)
})

// @rule S3.82
it('a link of the navigation has a uri or a location, on every level', () => {
  const link = { _id: 'a', label: 'Spa', location: { pathname: '/spa' }, children: [{ _id: 'b', label: 'Sea', location: '/sea' }] }
  const parsed = v.parse(NavLink, link)
  expect(parsed).toMatchObject({ uri: '/spa', children: [{ uri: '/sea' }] })
  expect(v.parse(NavLink, parsed)).toEqual(parsed)
})

// @rule S3.83
it('a banner has its texts for other locales', () => {
  const banner = { locale: 'fr_FR', content: [], colorVariation: 'teal', link: { url: '/a' } }
  const localizations = [{ locale: 'fr_BE', content: [], colorVariation: 'red' }, { locale: 'xx_XX' }]
  const lists = (more: object) => ({ homePages: [{ ...banner, colorVariation: 'blue', ...more }], searchPages: [], productPages: [] })
  expect(v.parse(AnnouncementBanners, lists({ localizations })).homePages[0]?.localizations).toEqual([
    { locale: 'fr_BE', content: [], colorVariation: 'red' },
  ])
  expect(v.is(AnnouncementBanners, lists({}))).toBe(true)
})
