import { describe, expect, test } from 'vitest'
import { Landing } from '../../src/contract/landing.ts'
import { OffersResponse } from '../../src/contract/offers.ts'
import { locales } from '../../src/market/markets.ts'
import { responseTo, origin } from '../testing/whole-catalogue.ts'

describe('landing pages', () => {
  // @rule S2.55
  test('every link is to a page with results, in every locale', async () => {
    for (const locale of locales) {
      const root = await responseTo(Landing, `/landing.json?locale=${locale}`)
      expect(root.pageModel.alternateUrls).toHaveLength(6)
      expect(root.links.length).toBeGreaterThan(2)
      for (const section of root.links) {
        const [link] = section.links
        const page = await responseTo(Landing, `/landing.json?locale=${locale}&path=${link?.path}`)
        const id = page.destination ? `${page.destination.kind}=${page.destination.id}` : `theme=${page.theme?.id}`
        const { searchDetails } = await responseTo(OffersResponse, `/offers.json?locale=${locale}&${id}`)
        expect(searchDetails.totalCount).toBe(link?.count)
      }
    }
  })

  test('alternates lead to the same page in the other language', async () => {
    const page = await responseTo(Landing, '/landing.json?locale=fr_FR&path=bruges')
    const dutch = page.pageModel.alternateUrls?.find((alternate) => alternate.locale === 'nl_BE')
    expect(dutch?.path).toBe('/weekendjes-weg/brugge')
    expect((await responseTo(Landing, '/landing.json?locale=nl_BE&path=brugge')).destination?.id).toBe(page.destination?.id)
  })

  test.each([
    ['fr_FR', 'cote-d-azur', /Nice|Cannes|Antibes/, /Sanremo/],
    ['fr_FR', 'alsace', /Strasbourg|Colmar/, /Gérardmer/],
    ['es_ES', 'castilla-y-leon', /Salamanca|Segovia/, /Fuentes de Invierno/],
    ['nl_NL', 'veluwe', /Otterlo|Ede|Apeldoorn/, /Amersfoort|Deventer/],
    ['nl_NL', 'nederland', /Amsterdam/, /Katwijk/],
    ['nl_BE', 'stedentrip', /Brugge|Gent|Antwerpen/, /Gentbrugge/],
  ] as const)('names the towns of the place that have most hotels: %s %s', async (locale, path, towns, outside) => {
    const { pageModel } = await responseTo(Landing, `/landing.json?locale=${locale}&path=${path}`)
    const text = (pageModel.serpSeoLargeContent ?? []).flatMap(({ paragraphs }) => paragraphs).join(' ')
    expect(text).toMatch(towns)
    expect(text).not.toMatch(outside)
  })

  test('unknown slugs are a 404', async () => {
    for (const path of ['nowhere', 'bruges/bruges', 'spa-et-bien-etre/nowhere', 'a/b/c'])
      expect((await origin.get(`/landing.json?locale=fr_FR&path=${path}`)).status).toBe(404)
  })
})
