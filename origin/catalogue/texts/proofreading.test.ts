// One file, however long: every rule reads the same sample of the catalogue, which takes most of its time.
import { describe, expect, test } from 'vitest'
import type { Language, Locale } from '../../../src/market/markets.ts'
import { locales } from '../../../src/market/markets.ts'
import forbidden from './forbidden.json' with { type: 'json' }
import { textsOf } from './index-by-locale.ts'
import localPlaces from './local-places.json' with { type: 'json' }
import { componentPlans } from './shared/component-plan.ts'
import { activities, boxes, gazetteer, hotelEntries } from '../samples/standard-catalogue.ts'

/** Reads pages of the catalogue as a proof-reader does; forbidden.json lists phrases. */

type Entry = (typeof hotelEntries)[number]

/** About 40 hotels, and ten whose names are plural. */
const sample: readonly Entry[] = [
  ...hotelEntries.filter((_, index) => index % 27 === 0),
  ...hotelEntries.filter(({ hotel }) => hotel.facts.plural).filter((_, index) => index % 9 === 0),
]

interface Page {
  readonly page: string
  readonly texts: readonly string[]
}

const languageOf = (locale: Locale): Language => {
  const language = locale.slice(0, 2)
  return language === 'es' || language === 'it' || language === 'nl' ? language : 'fr'
}

/** The texts of a stay's page that are written for it: a sentence appears once. */
function stayPages(locale: Locale): Page[] {
  const texts = textsOf(locale)
  return sample.flatMap(({ hotel: { facts: hotel }, stays }) =>
    stays.slice(0, 3).map(({ facts }): Page => {
      const room = hotel.rooms[facts.room]
      return {
        page: `${facts.id} ${hotel.name}`,
        texts: [
          texts.stay.label(facts, hotel),
          texts.stay.metaTitle(facts, hotel),
          texts.stay.metaDescription(facts, hotel),
          texts.stay.shortProgram(facts, facts.nights.max),
          ...texts.stay.programLines(facts, hotel),
          texts.stay.description(facts, hotel),
          ...(room ? [texts.room.title(room), texts.room.bedding(room), texts.room.description(room, hotel)] : []),
          ...texts.hotel.importantInfos(hotel),
        ],
      }
    }),
  )
}

/** What a hotel's page has besides its stays. */
function hotelPages(locale: Locale): Page[] {
  const { hotel: texts, room } = textsOf(locale)
  return hotelEntries
    .filter((_, index) => index % 3 === 0)
    .map(({ hotel: { facts } }) => ({
      page: facts.name,
      texts: [
        texts.metaTitle(facts),
        texts.metaDescription(facts),
        texts.description(facts),
        texts.parking(facts),
        texts.pets(facts),
        texts.breakfastHours(facts),
        ...texts.access(facts).slice(1),
        ...facts.rooms.slice(0, 1).map((first) => room.description(first, facts)),
      ],
    }))
}

function activityPages(locale: Locale): Page[] {
  const { activity: texts } = textsOf(locale)
  return activities.map(({ facts }) => ({
    page: `activity ${facts.id}`,
    texts: [
      texts.metaTitle(facts),
      texts.metaDescription(facts),
      texts.description(facts),
      texts.schedules(facts),
      ...texts.niceToKnow(facts),
      ...texts.importantInfo(facts),
      ...texts.conditions(facts),
    ],
  }))
}

function otherPages(locale: Locale): Page[] {
  const texts = textsOf(locale)
  const components = sample.flatMap(({ hotel, stays }) =>
    stays.slice(0, 1).flatMap(({ facts }) =>
      facts.components.map((code): Page => {
        const { where, how, when, detailList, whyList = [], mustKnowList = [] } = texts.component.entry(code, facts, hotel.facts)
        return {
          page: `${code} of ${facts.id}`,
          texts: [where, how, when, ...detailList, ...whyList, ...mustKnowList].flatMap((text) => text ?? []),
        }
      }),
    ),
  )
  return [
    ...components,
    ...boxes.map(({ facts }) => ({
      page: `box ${facts.code}`,
      texts: [texts.box.title(facts), ...texts.box.includedContent(facts), texts.box.description(facts)],
    })),
  ]
}

/** Landing pages of places with texts of their own, with many hotels and with one, and of none. */
function landingPages(locale: Locale): Page[] {
  const { landing } = textsOf(locale)
  const places = Object.values(localPlaces).flatMap((id) => gazetteer.find(id) ?? [])
  return [...places.map((place) => gazetteer.facts(place)), undefined].flatMap((place) =>
    [{ hotels: 7 }, { theme: 'romantic' as const, hotels: 7 }, { hotels: 1 }, ...(place ? [{ hotels: 2, around: true }] : [])].map(
      (searched): Page => {
        const facts = { place, stays: 24, fromPrice: 8900, places: [], theme: undefined, ...searched }
        const { title, subtitle, pageTitle, metaDescription, seo } = landing.text(facts)
        return {
          page: `landing ${place?.name.fr ?? ''}`,
          texts: [title, subtitle, pageTitle, metaDescription, ...seo.flatMap((part) => [part.title, ...part.paragraphs])],
        }
      },
    ),
  )
}

/** All reviews of each hotel in a language: its page shows ten, in any order. */
function reviewPages(locale: Locale): Page[] {
  const { review } = textsOf(locale)
  return hotelEntries.map(({ hotel, reviews }) => ({
    page: `reviews of ${hotel.facts.name}`,
    texts: reviews
      .filter(({ facts }) => facts.locale === locale)
      .flatMap(({ facts }) => [review.positive(facts), review.negative(facts)].flatMap((text) => text ?? [])),
  }))
}

const sentencesOf = ({ texts }: Page): string[] => texts.flatMap((text) => text.split(/(?<=[.!?])\s+/))

/** Findings as "page: excerpt". */
function findings(pages: readonly Page[], pattern: RegExp): string[] {
  return pages.flatMap(({ page, texts }) =>
    texts.flatMap((text) => {
      const found = pattern.exec(text)
      return found ? [`${page}: ${text.slice(Math.max(0, found.index - 30), found.index + 50)}`] : []
    }),
  )
}

const typography: Readonly<Record<Language, RegExp>> = {
  fr: /['"]| {2}|[^\u202f\d][:;!?»]|«[^\u202f]|\u202f{2}/,
  es: /['"]| {2}|\s[:;!?]|(?:^|[.!?] )[^¿?]*\?|(?:^|[.!?] )[^¡!]*!/,
  it: /['"]| {2}|\s[:;!?]/,
  nl: /(?<!\d)['"]| {2}|\s[:;!?]/,
}

/** Wrong numbers, articles that merge or lose their vowel, and others of the same kind. */
const slips: Readonly<Record<Language, RegExp>> = {
  fr: /(?<![\p{L}\d-])(?:(?:1|une) (?:nuits|chambres|personnes)|(?:[2-9]|deux|trois|quatre) (?:nuit|chambre|personne)(?!\p{L})|(?:de|le|la|que|ne|se|je|ce) [aeéèêiou]\p{L}|(?:de|à) les? \p{Ll})/u,
  es: /(?<![\p{L}\d-])(?:(?:1|una) (?:noches|habitaciones|personas)|(?:[2-9]|dos|tres|cuatro) (?:noche|habitación|persona)(?!\p{L})|y h?i(?!e)\p{Ll}|o h?o\p{Ll}|(?:de|a) el \p{Ll})/u,
  it: /(?<![\p{L}\d-])(?:(?:1|una) (?:notti|camere|persone)|(?:[2-9]|due|tre|quattro) (?:notte|camera|persona)(?!\p{L})|(?:una|la|lo|della|dello|alla|allo|nella|sulla) (?!escape|accanto)[aeiou]\p{Ll}|(?:di|a|da|in|su) (?:il|lo|gli) \p{Ll})/u,
  nl: /(?<![\p{L}\d-])(?:(?:1|een) (?:nachten|kamers|personen)|(?:[2-9]|twee|drie|vier) (?:nacht|kamer|persoon)(?!\p{L})|(?:de het|het de|een de|een het) \p{L})/u,
}

/** Repetitions that are correct. */
const doubles = /^(?:vous|nous|si|je)$/i

function doubledWords(pages: readonly Page[]): string[] {
  return pages.flatMap(({ page, texts }) =>
    texts.flatMap((text) =>
      [...text.matchAll(/(?<![\p{L}’-])(\p{L}{2,}) \1(?![\p{L}’-])/giu)]
        .filter(([, word = '']) => !doubles.test(word))
        .map(([pair]) => `${page}: ${pair}`),
    ),
  )
}

/** Verbs in the singular, after a name and a pronoun if there is one. */
const singular: Readonly<Record<Language, string>> = {
  fr: '(?:vous )?(?:a|est|accueille|reçoit|garde|attend|invite|propose|surprend|loge|occupe|compte|réunit|abrite|donne|laisse|sait|offre)',
  es: '(?:te |os )?(?:es|tiene|espera|recibe|aloja|acoge|invita|propone|ofrece|ocupa|reúne|alberga|da|guarda|sorprende)',
  it: '(?:ti )?(?:è|ha|aspetta|accoglie|ospita|invita|propone|offre|occupa|riunisce|sorprende)',
  nl: '(?:is|heeft|ontvangt|nodigt|biedt|telt|wacht|houdt|verrast|zet|laat)(?: je)?',
}

/** Three words in a row, of some length, that a text has twice: "compris dans le prix … compris dans le prix". */
function repeatedPhrases(text: string): string[] {
  const spoken = text.toLowerCase().match(/[\p{L}’-]+/gu) ?? []
  const phrases = spoken.slice(2).map((word, at) => `${spoken[at]} ${spoken[at + 1]} ${word}`)
  return phrases.filter((phrase, at) => phrase.length > 14 && phrases.indexOf(phrase) < at)
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What places a title in the hotel: wrong where it names something elsewhere. */
const inHotel: Readonly<Record<Language, RegExp>> = {
  fr: /hôtel|côté (?:cour|jardin)|vue |face |au-dessus|château [^:]*avec|à la ferme|près |deux pas/i,
  es: /en (?:el|un) (?:hotel|castillo|resort)|vistas|frente a|mirando|sobre los tejados|cerca de|a un paso/i,
  it: /in (?:hotel|resort|fattoria)|vista |di fronte|lato |cortile|sopra i tetti|vicino |due passi/i,
  nl: /in een (?:hotel|kasteel|resort)|uitzicht|zicht op|binnenplaats|boven de daken|tegenover|tuinkant/i,
}

/** A title that lists with the same word twice: "met een rondleiding met gids". */
const withTwice: Readonly<Record<Language, RegExp>> = {
  fr: /avec .*avec /i,
  es: /(?<!\p{L})con .*(?<!\p{L})con /iu,
  it: /(?<!\p{L})con .*(?<!\p{L})con /iu,
  nl: /(?<!\p{L})met .*(?<!\p{L})met /iu,
}

const isElsewhere = (venue: string): boolean => venue === 'town' || venue === 'nearby'

describe.each([...locales])('%s', (locale) => {
  const language = languageOf(locale)
  const texts = textsOf(locale)
  const stays = stayPages(locale)
  const reviews = reviewPages(locale)
  const activityTexts = activityPages(locale)
  const hotels = hotelPages(locale)
  const pages = [...stays, ...hotels, ...activityTexts, ...otherPages(locale), ...landingPages(locale), ...reviews]

  test('writes of the place itself on the pages of local-places.json', () => {
    const withText = Object.values(localPlaces).filter((id) => {
      const place = gazetteer.find(id)
      const facts = { place: place && gazetteer.facts(place), stays: 24, hotels: 7, places: [] }
      return place && texts.landing.text(facts).seo.length === 3
    })
    expect(withText).toEqual(Object.values(localPlaces))
  })

  test('reads thousands of texts', () => expect(pages.flatMap((page) => page.texts).length).toBeGreaterThan(5000))

  test('sets spaces, quotes and inverted marks as the language does', () => expect(findings(pages, typography[language])).toEqual([]))

  // @rule S9.43
  test('has no forbidden phrase', () => {
    const found = forbidden[language].flatMap((phrase) => findings(pages, new RegExp(`(?<!\\p{L})(?:${phrase})(?!\\p{L})`, 'iu')))
    expect(found).toEqual([])
  })

  test('agrees in number and merges its articles', () => expect(findings(pages, slips[language])).toEqual([]))

  test('doubles no word', () => expect(doubledWords(pages)).toEqual([]))

  test('has plural verbs after plural names', () => {
    const plural = sample.filter(({ hotel }) => hotel.facts.plural)
    expect(plural.length).toBeGreaterThan(5)
    const names = plural.map(({ hotel }) => escaped(hotel.facts.name)).join('|')
    expect(findings(stays, new RegExp(`(?:${names}) ${singular[language]}(?!\\p{L})`, 'u'))).toEqual([])
  })

  test('has no sentence twice on a page', () => {
    const repeated = [...stays, ...hotels, ...activityTexts, ...reviews].flatMap((page) => {
      const sentences = sentencesOf(page)
      return sentences.filter((sentence, index) => sentences.indexOf(sentence) < index).map((sentence) => `${page.page}: ${sentence}`)
    })
    expect(repeated).toEqual([])
  })

  test('calls no stay with a brunch or a breakfast in bed a room only, nor one night of it a night with breakfast', () => {
    const served = hotelEntries
      .flatMap(({ stays: own }) => own.map(({ facts }) => facts))
      .filter(({ components }) => components.includes('brunch') || components.includes('breakfast-in-bed'))
    expect(served.length).toBeGreaterThan(10)
    const board = (facts: (typeof served)[number], nights: number) => texts.stay.headwords(facts, nights)[0]
    const bare = (facts: (typeof served)[number], breakfast: boolean) => ({ ...facts, breakfast, components: [] })
    expect(served.filter((facts) => board(facts, 2) === board(bare(facts, false), 2))).toEqual([])
    expect(served.filter((facts) => board(facts, 1) === board(bare(facts, true), 1))).toEqual([])
    const several = served.filter(({ breakfast }) => breakfast)
    expect(several.filter((facts) => board(facts, 2) !== board(bare(facts, true), 2))).toEqual([])
  })

  const titles = hotelEntries
    .filter((_, index) => index % 4 === 0)
    .flatMap(({ hotel: { facts: hotel }, stays: own }) =>
      own.map(({ facts }) => {
        const title = texts.stay.label(facts, hotel)
        const town = texts.place.in(hotel.place).toLowerCase()
        const elsewhere = facts.components.some((code) => isElsewhere(componentPlans[code].venue))
        return {
          hotel: hotel.id,
          title,
          hasTown: title.toLowerCase().includes(town),
          rest: title.toLowerCase().replace(town, ''),
          elsewhere,
        }
      }),
    )

  test('places the stays of its titles in their town', () => {
    expect(titles.filter(({ hasTown }) => !hasTown)).toEqual([])
    expect(titles.filter(({ elsewhere, rest }) => elsewhere && inHotel[language].test(rest))).toEqual([])
    expect(titles.filter(({ title }) => title.length > 62).length).toBeLessThan(titles.length / 25)
  })

  test('says "with" once in a title', () => expect(titles.filter(({ title }) => withTwice[language].test(title))).toEqual([]))

  test('gives the stays of a hotel different titles', () => {
    const same = titles.filter((one, index) => titles.findIndex((other) => other.hotel === one.hotel && other.title === one.title) < index)
    expect(same.length).toBeLessThan(titles.length / 100)
  })
})

test.each([...locales])('an activity names its length once, one time to arrive, and no bath that a spa may lack: %s', (locale) => {
  const texts = textsOf(locale).activity
  for (const { facts } of activities) {
    const length = texts.duration(facts).toLowerCase()
    for (const text of [texts.description(facts), texts.metaDescription(facts)])
      expect(text.toLowerCase().split(length).length, text).toBeLessThanOrEqual(2)
    const advice = [...texts.conditions(facts), ...texts.niceToKnow(facts), ...texts.importantInfo(facts)]
    expect(advice.filter((line) => /minut|kwartier|cuarto de hora|quart d/.test(line)).length).toBeLessThanOrEqual(1)
    if (facts.component !== 'spa-access') continue
    const offered = [texts.description(facts), ...texts.composition(facts)].join(' ')
    expect(offered).not.toMatch(/sauna|hammam|baño turco|bagno turco|bubbelbad|remous|hidromasaje|idromassaggio/i)
  }
})

test.each(['fr_FR', 'fr_BE'] as const)('a description repeats no phrase: %s', (locale) => {
  const texts = textsOf(locale)
  const descriptions = [
    ...sample.flatMap(({ hotel: { facts: hotel }, stays }) => [
      texts.hotel.description(hotel),
      ...stays.map(({ facts }) => texts.stay.description(facts, hotel)),
    ]),
    ...activities.map(({ facts }) => texts.activity.description(facts)),
  ]
  expect(descriptions.flatMap(repeatedPhrases)).toEqual([])
})
