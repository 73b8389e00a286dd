import { expect, test } from 'vitest'
import type { ComponentCode, ThemeCode } from '../facts/codes.ts'
import { bringsTheme } from '../facts/theme-components.ts'
import { mainTheme } from '../facts/theme-components.ts'
import { topicCodes } from './shared/stay-topics.ts'
import { hotelEntries } from '../samples/standard-catalogue.ts'

const stays = hotelEntries.flatMap(({ hotel, stays: own }) => own.map(({ facts }) => ({ stay: facts, hotel: hotel.facts })))

/** What goes with a theme that the stay has anyway: the place, or the building. */
const pleasant: Readonly<Partial<Record<ThemeCode, readonly ComponentCode[]>>> = {
  city: ['brunch', 'late-checkout'],
  seaside: ['aperitif', 'picnic', 'dinner-3', 'late-checkout'],
  mountain: ['dinner-3', 'cheese-board'],
  countryside: ['boat-trip', 'picnic'],
  unusual: ['picnic', 'breakfast-in-bed', 'sparkling-wine', 'hiking-guide'],
}

test('the title of a stay begins with a theme that fits the first thing it names', () => {
  const odd = stays.flatMap(({ stay }) => {
    const theme = mainTheme(stay)
    const [first] = topicCodes(stay)
    const fits = first === undefined || bringsTheme(theme, [first]) || pleasant[theme]?.includes(first)
    return fits ? [] : [`${stay.id}: ${theme}, ${first}`]
  })
  expect(odd).toEqual([])
})

test('a visit to a castle is culture, not nature', () => {
  const castles = stays.filter(({ stay }) => stay.components.includes('castle-visit'))
  expect(castles.length).toBeGreaterThan(100)
  expect(castles.filter(({ stay }) => mainTheme(stay) === 'countryside' && topicCodes(stay)[0] === 'castle-visit')).toEqual([])
  expect(castles.filter(({ stay }) => !stay.themes.includes('culture'))).toEqual([])
})

test('a stay has a theme only where its place, its building or its contents are of that theme', () => {
  const [unusual, culture] = (['unusual', 'culture'] as const).map((theme) => stays.filter(({ stay }) => stay.themes[0] === theme))
  const ordinary = (unusual ?? []).filter(({ hotel }) => hotel.type !== 'treehouse' && hotel.type !== 'lodge')
  expect(ordinary.length).toBeGreaterThan(10)
  expect(ordinary.filter(({ stay }) => !bringsTheme('unusual', stay.components))).toEqual([])
  expect((culture ?? []).filter(({ stay }) => !bringsTheme('culture', stay.components))).toEqual([])
})

test('gastronomy beside another theme is a meal or a tasting, no box of chocolates', () => {
  const meals = /dinner|tast|cooking|brunch|picnic|cheese|aperitif/
  const gourmet = stays.filter(({ stay }) => stay.themes.slice(1).includes('gastronomy'))
  expect(gourmet.length).toBeGreaterThan(100)
  expect(gourmet.filter(({ stay }) => !stay.components.some((code) => meals.test(code)))).toEqual([])
  const dinners = stays.filter(({ stay }) => stay.themes[0] === 'romantic' && stay.components.includes('candlelight-dinner'))
  expect(dinners.filter(({ stay }) => !stay.themes.includes('gastronomy'))).toEqual([])
})
