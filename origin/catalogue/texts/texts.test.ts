import { describe, expect, test } from 'vitest'
import { locales } from '../../../src/market/markets.ts'
import type { StayFacts } from '../facts/facts.ts'
import { everything } from '../samples/everything.ts'
import firstNames from '../seed/names/first-names.json' with { type: 'json' }
import { grammar as spanishGrammar } from './es/grammar.ts'
import spanishReviews from './es/review.json' with { type: 'json' }
import belgianFrench from './fr/belgium.json' with { type: 'json' }
import { wording as french } from './fr/french.ts'
import { textsOf } from './index-by-locale.ts'
import italianReviews from './it/review.json' with { type: 'json' }
import flemish from './nl/belgium.json' with { type: 'json' }
import { wording as dutch } from './nl/dutch.ts'
import { flemishGrammar } from './nl/grammar.ts'
import { allThemes, sampleHotel, sampleStay } from '../samples/sample-facts.ts'

/** English words, and what a template leaves behind. */
const english = /(?<!bed & )\b(?:the|and|with|your|you|for two|night|nights|stay|stays|included|from|of the|near|view)\b/i
const leftovers = /undefined|NaN|\bnull\b|\[object|[{}]|\$\{|`/
const broken = / {2}|\s[,.]|,,|\.\.|\( | \)|^\s|\s$|[:;]\s*$/

describe.each([...locales])('%s', (locale) => {
  const texts = textsOf(locale)
  const all = [...everything(texts)]

  test('is in its own language', () => expect(texts.locale).toBe(locale))

  test('has no empty, broken or unfilled text', () => {
    expect(all.length).toBeGreaterThan(5000)
    const bad = all.filter(([, text]) => text.trim() === '' || leftovers.test(text) || broken.test(text))
    expect(bad).toEqual([])
  })

  test('has no English in it', () => {
    expect(all.filter(([, text]) => english.test(text))).toEqual([])
  })

  test('uses typographic apostrophes', () => {
    expect(all.filter(([, text]) => text.includes("'"))).toEqual([])
  })

  test('begins every title, label and sentence with a capital', () => {
    const titles = all.filter(([from]) => !from.startsWith('place') && !from.startsWith('stay') && !from.startsWith('activity'))
    expect(titles.filter(([, text]) => /^\p{Ll}/u.test(text))).toEqual([])
    expect(all.filter(([, text]) => /[.!?] \p{Ll}/u.test(text))).toEqual([])
  })

  test('has a slug of its own for every theme', () => {
    const slugs = allThemes.map((theme) => texts.labels.theme[theme].slug)
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(slugs.filter((slug) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))).toEqual([])
  })

  test('describes stays and hotels at the length their pages expect', () => {
    for (let id = 1; id <= 60; id++) {
      expect(texts.stay.description(sampleStay(id), sampleHotel(id)).length).toBeGreaterThan(230)
      expect(texts.stay.description(sampleStay(id), sampleHotel(id)).length).toBeLessThan(900)
      expect(texts.hotel.description(sampleHotel(id)).length).toBeLessThan(1100)
    }
  })

  test('signs reviews with enough first names', () => expect(new Set(firstNames[locale]).size).toBeGreaterThanOrEqual(60))

  test('has the same texts for the same facts', () => {
    expect(texts.stay.description(sampleStay(7), sampleHotel(7))).toBe(texts.stay.description(sampleStay(7), sampleHotel(7)))
  })
})

describe.each([...locales])('a page of 24 cards in %s', (locale) => {
  const { stay } = textsOf(locale)
  const page = Array.from({ length: 24 }, (_, index) => index + 101)

  test('has no two offers with the same title', () => {
    const labels = page.map((id) => stay.label(sampleStay(id), sampleHotel(id)))
    expect(new Set(labels).size).toBe(labels.length)
  })

  test('has no two descriptions with the same beginning', () => {
    const openings = page.map((id) => stay.description(sampleStay(id), sampleHotel(id)).slice(0, 90))
    expect(new Set(openings).size).toBe(openings.length)
  })
})

describe.each(['fr_FR', 'fr_BE'] as const)('typography of %s', (locale) => {
  test('sets narrow no-break spaces before high punctuation and inside guillemets', () => {
    const bad = [...everything(textsOf(locale))].filter(([, text]) => /[^\u202f\d][:;!?»]|«[^\u202f]/.test(text))
    expect(bad).toEqual([])
  })
})

test('a French list names breakfast once where one is served in bed', () => {
  const { stay } = textsOf('fr_FR')
  const withDinner: StayFacts = { ...sampleStay(7), breakfast: true, components: ['dinner-3', 'breakfast-in-bed'] }
  const withLateCheckout: StayFacts = { ...withDinner, components: ['breakfast-in-bed', 'late-checkout'] }
  expect(stay.shortProgram(withDinner, 2)).toBe('2 nuits avec petit-déjeuner (servi au lit un matin) et un dîner en trois plats')
  expect(stay.shortProgram(withLateCheckout, 1)).toBe('1 nuit, un petit-déjeuner servi au lit et un départ tardif')
})

test.each(locales)('a box with breakfast in bed names no other breakfast: %s', (locale) => {
  const { includedContent } = textsOf(locale).box
  const [nights = '', ...rest] = includedContent({
    code: '220EBOX',
    theme: 'romantic',
    cc: null,
    nights: 1,
    breakfast: true,
    components: ['breakfast-in-bed'],
    choice: 100,
  })
  expect(nights).not.toMatch(/desayuno|colazione|déjeuner|ontbijt/i)
  expect(rest.join()).toMatch(/desayuno|colazione|déjeuner|ontbijt/i)
})

test.each(locales)('shrimps and sole are on menus of the coast and of Flanders, not of Wallonia: %s', (locale) => {
  const coast = /crevettes|garnaal|garnalen|camarones|gamberetti|sole |zeetong|lenguado|sogliola/i
  const menusIn = (region: string) =>
    Array.from({ length: 12 }, (_, id) => {
      const hotel = sampleHotel(id)
      const place = { ...hotel.place, cc: 'BE', region: { fr: region, es: region, nl: region, it: region } }
      const stay: StayFacts = { ...sampleStay(id), components: ['dinner-5'] }
      return (
        textsOf(locale)
          .component.entry('dinner-5', stay, { ...hotel, place })
          .menu?.join() ?? ''
      )
    })
  expect(menusIn('Flandre').some((menu) => coast.test(menu))).toBe(true)
  expect(menusIn('Wallonie').filter((menu) => menu === '' || coast.test(menu))).toEqual([])
})

describe('usage', () => {
  const said = (locale: 'fr_FR' | 'fr_BE' | 'nl_NL' | 'nl_BE') => [...everything(textsOf(locale))].map(([, text]) => text).join('\n')

  test('Belgium says GSM, menus in services and chambres d’hôtes', () => {
    expect(said('fr_BE')).toMatch(/GSM/)
    expect(said('fr_BE')).toMatch(/Menu 3 services/)
    expect(said('fr_BE')).toMatch(/Chambre d’hôtes/)
    expect(said('fr_FR')).not.toMatch(/GSM|\d services/)
    expect(said('fr_BE')).not.toMatch(/city trip/i)
  })

  test('Flanders says zicht, gsm and wandelafstand, the Netherlands uitzicht, telefoon and loopafstand', () => {
    expect(said('nl_BE')).toMatch(/met zicht op/)
    expect(said('nl_BE')).not.toMatch(/\buitzicht op\b|loopafstand|je telefoon/)
    expect(said('nl_NL')).toMatch(/met uitzicht op/)
    expect(said('nl_NL')).not.toMatch(/\bgsm\b|wandelafstand|confituur|namiddag|\bzalig\b/i)
  })

  test('Spanish lists name the room once, and beside what is in it', () => {
    const petals = 'pétalos de rosa en la habitación'
    const bottle = 'una botella de espumoso en la habitación'
    expect(spanishGrammar.list([petals, bottle])).toBe('pétalos de rosa y una botella de espumoso en la habitación')
    expect(spanishGrammar.list([petals, bottle, 'salida tardía'])).toBe(
      'pétalos de rosa en la habitación, una botella de espumoso y salida tardía',
    )
    expect(spanishGrammar.list([petals, 'salida tardía'])).toBe('pétalos de rosa en la habitación y salida tardía')
  })

  test('what French guests praise and criticise suits one who travels alone', () => {
    const { positives, negatives, closers, loved } = french.review
    const sentences = leavesOf({ positives, negatives, closers, loved, belgian: belgianFrench.review.positives }).map(([, text]) =>
      String(text),
    )
    expect(sentences.length).toBeGreaterThan(50)
    expect(sentences.filter((text) => /(?<!\p{L})(?:nous|notre|nos|on (?:a|est|reviendra))(?!\p{L})/iu.test(text))).toEqual([])
  })

  /** What is true of some hotels, floors and seasons only. */
  const ofSomeHotels = {
    es: /bufé|moderna|planta de arriba|bajar al salón|abuhardillada|ventana abierta|en el jardín|de la calle|zona de estar|cama grande/i,
    fr: /buffet|moderne|à l’étage|sous les toits|fenêtre ouverte|dans le jardin|au soleil|de la rue|coin salon|grand lit|chauffage/i,
    it: /buffet|moderno|nella hall|sottotetto|finestra aperta|in giardino|dalla strada|angolo salotto|letto grande/i,
    nl: /buffet|modern|wifi boven|onder het dak|raam open|in de tuin|van de straat|zithoek|groot bed/i,
  } as const
  const reviewsOf = { es: spanishReviews, fr: french.review, it: italianReviews, nl: dutch.review }

  test.each(['es', 'fr', 'it', 'nl'] as const)('what guests praise and criticise suits every season and hotel: %s', (language) => {
    const { positives, negatives } = reviewsOf[language]
    const sentences = leavesOf({ positives, negatives }).map(([, text]) => String(text))
    expect(sentences.length).toBeGreaterThan(50)
    expect(sentences.filter((text) => ofSomeHotels[language].test(text))).toEqual([])
  })

  test('Flemish guests review in the Dutch of both countries: each reads the reviews of the other', () => {
    expect(flemish).not.toHaveProperty('review')
    const reviews = leavesOf(dutch.review).map(([, text]) => String(text))
    expect(reviews.length).toBeGreaterThan(50)
    expect(reviews.filter((text) => flemishGrammar.finish(text) !== text)).toEqual([])
  })
})

describe.each([
  ['fr', french, belgianFrench],
  ['nl', dutch, flemish],
] as const)('the Belgian texts in %s', (_, base, override) => {
  test('change only texts that exist, to different ones', () => {
    expect(leavesOf(override).filter(([path, text]) => !isText(at(base, path)) || at(base, path) === text)).toEqual([])
  })
})

type Path = readonly string[]

/** Every text of a structure with its path. A list is one text. */
function leavesOf(value: unknown, path: Path = []): (readonly [Path, unknown])[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[path, JSON.stringify(value)]]
  return Object.entries(value).flatMap(([key, below]) => leavesOf(below, [...path, key]))
}

function at(value: unknown, path: Path): string | undefined {
  const found = path.reduce<unknown>(
    (below, key) => (typeof below === 'object' && below !== null ? Reflect.get(below, key) : undefined),
    value,
  )
  return JSON.stringify(found)
}

const isText = (json: string | undefined): boolean => json?.startsWith('"') === true || json?.startsWith('[') === true
