import { expect, test } from 'vitest'
import { locales } from '../../../src/market/markets.ts'
import { themeCodes } from '../facts/codes.ts'
import french from './fr/components.json' with { type: 'json' }
import { textsOf } from './index-by-locale.ts'
import { longestDescription, longestTitle } from './shared/fitting.ts'
import { attentions } from './shared/stay-topics.ts'
import { activities, boxes, gazetteer, hotelEntries } from '../samples/standard-catalogue.ts'

const siblingsOf = (stays: (typeof hotelEntries)[number]['stays']) => stays.map(({ facts }) => facts)

type Locale = (typeof locales)[number]

/** Every title and description of a product or hotel, over the whole catalogue: made once for a locale. */
const pagesOf = new Map<Locale, ReturnType<typeof write>>()

function written(locale: Locale): ReturnType<typeof write> {
  const pages = pagesOf.get(locale) ?? write(locale)
  pagesOf.set(locale, pages)
  return pages
}

function write(locale: Locale) {
  const { stay, hotel, activity } = textsOf(locale)
  return [
    ...hotelEntries.flatMap(({ hotel: { facts }, stays }) => [
      { page: `hotel ${facts.id}`, title: hotel.metaTitle(facts), description: hotel.metaDescription(facts) },
      ...stays.map((own) => ({
        page: `stay ${own.facts.id}`,
        title: stay.metaTitle(own.facts, facts, siblingsOf(stays)),
        description: stay.metaDescription(own.facts, facts, siblingsOf(stays)),
      })),
    ]),
    ...activities.map(({ facts }) => ({
      page: `activity ${facts.id}`,
      title: activity.metaTitle(facts),
      description: activity.metaDescription(facts),
    })),
  ]
}

/** Texts that several pages have. */
function repeated(pages: readonly { page: string; text: string }[]): string[] {
  const seen = Map.groupBy(pages, ({ text }) => text)
  return [...seen].filter(([, same]) => same.length > 1).map(([text, same]) => `${text}: ${same.map(({ page }) => page).join(', ')}`)
}

test.each(locales)('titles of landings and boxes fit too: %s', (locale) => {
  const { landing, box } = textsOf(locale)
  // Shorter names fit anyway; longer ones are villages with nothing on sale.
  const sights = gazetteer.places.map((place) => gazetteer.facts(place)).filter(({ name }) => name.fr.length > 28 && name.fr.length < 44)
  // A sight with the longest name has too few hotels near it for pages of themes.
  const themesOf = ({ name }: (typeof sights)[number]) => (name.fr.length < 42 ? themeCodes : [])
  const landings = sights.flatMap((place) =>
    [undefined, ...themesOf(place)].map(
      (theme) => landing.text({ place, theme, stays: 1481, hotels: 338, fromPrice: 5500, places: [] }).pageTitle,
    ),
  )
  expect(landings.length).toBeGreaterThan(15)
  // No spa is in a cathedral.
  expect(landings.filter((title) => / – |, (?:escap|cultuur)/i.test(title))).toEqual([])
  expect(landings.filter((title) => title.length > longestTitle)).toEqual([])
  const titles = boxes.map(({ facts }) => box.metaTitle(facts))
  expect(titles.filter((title) => title.length > longestTitle)).toEqual([])
  expect(new Set(titles).size).toBe(boxes.length)
})

test.each(locales)('titles and descriptions fit into results of search engines, and no two are the same: %s', (locale) => {
  const pages = written(locale)
  expect(pages.filter(({ title }) => title.length > longestTitle).map(({ page, title }) => `${page}: ${title}`)).toEqual([])
  expect
    .soft(
      pages.filter(({ description }) => description.length > longestDescription).map(({ page, description }) => `${page}: ${description}`),
    )
    .toEqual([])
  expect(repeated(pages.map(({ page, title: text }) => ({ page, text })))).toEqual([])
  expect(repeated(pages.map(({ page, description: text }) => ({ page, text })))).toEqual([])
})

const forTwo = /\b(pour deux|para dos|per due|voor twee)\b/i
const forFamilies = /famil|enfants|niños y|bambini e|kinderen|petits et grands|grandi e piccini|brigata|jouets|giocattoli/i

test.each(locales)('%s: activities for one to four are not sold as for two, nor boxes for two as for families', (locale) => {
  const { activity, box } = textsOf(locale)
  const shared = activities.filter(({ facts: { adults } }) => adults.min !== adults.max).map(({ facts }) => activity.label(facts))
  expect(shared.length).toBeGreaterThan(10)
  expect(shared.filter((title) => forTwo.test(title))).toEqual([])
  const sold = boxes.flatMap(({ facts }) => [box.title(facts), box.description(facts)])
  expect(sold.filter((text) => forFamilies.test(text))).toEqual([])
})

test('no title of a stay has only breakfast or an attention after its hotel and town', () => {
  const small = [': petit-déjeuner', ...[...attentions].flatMap((code) => (code ? `: ${french.components[code].topic}` : []))]
  const titles = written('fr_FR').map(({ title }) => title.replaceAll(/\s/g, ' '))
  expect(titles.filter((title) => small.some((end) => title.endsWith(end)))).toEqual([])
})

/** The petals of a title in each language. */
const petals = /pétales|pétalos|petali|rozenblaadjes/i

test.each(locales)('no title of a stay names petals as what it includes: %s', (locale) => {
  const { stay } = textsOf(locale)
  const labels = hotelEntries.flatMap(({ hotel: { facts }, stays }) => stays.map((own) => stay.label(own.facts, facts)))
  const titles = written(locale).map(({ title }) => title)
  expect([...labels, ...titles].filter((title) => petals.test(title))).toEqual([])
})

test.each(locales)('no two stays of a hotel have one title: %s', (locale) => {
  const { stay } = textsOf(locale)
  const twice = hotelEntries.flatMap(({ hotel: { facts }, stays }) => {
    const labels = stays.map((own) => stay.label(own.facts, facts))
    return labels.filter((label, at) => labels.indexOf(label) < at)
  })
  expect(twice).toEqual([])
})

test('the article of an Italian centre is written small within a sentence', () => {
  const { activity } = textsOf('it_IT')
  const italian = activities.map(({ facts }) => facts).filter(({ place }) => place.cc === 'IT')
  const sentences = italian.flatMap((facts) => [activity.description(facts), activity.metaDescription(facts)])
  expect(sentences.filter((text) => /presso (?:il|la) /.test(text)).length).toBeGreaterThan(10)
  expect(sentences.filter((text) => /(?:presso|con) (?:Il|Lo|La|I|Gli|Le) /.test(text))).toEqual([])
})
