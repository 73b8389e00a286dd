import * as v from 'valibot'
import { expect, test } from 'vitest'
import { HomePages } from '../../src/contract/cms/home-page.ts'
import { locales } from '../../src/market/markets.ts'
import { origin, responseTo } from '../testing/whole-catalogue.ts'

/** The address of a page repeats a name, where the request of its results has a list with commas. */
function asRequest(url: string): string {
  const { searchParams } = new URL(url, 'https://escale.example')
  const tags = searchParams.getAll('tags')
  return tags.length > 0 ? `flow=activity&tags=${tags.join()}` : `flow=activity&${searchParams}`
}

test.each(locales)('every card of the home page of activities links to activities: %s', async (locale) => {
  const { activity } = await responseTo(HomePages, `/api/cms/homepage?locale=${locale}`)
  const urls = activity.blocks.flatMap((block) => (block.type === 'PromoCards' ? block.cards.map(({ url }) => url) : []))
  expect(urls.length).toBeGreaterThan(3)
  const searches = urls.map(asRequest)
  const { json } = await origin.post('/counts.json', { locale, searches })
  const { counts } = v.parse(v.object({ counts: v.array(v.number()) }), json)
  expect(urls.filter((_, index) => (counts[index] ?? 0) < 15)).toEqual([])
})
