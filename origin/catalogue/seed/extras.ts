import type { ComponentCode } from '../facts/codes.ts'
import type { HotelFacts, StayFacts } from '../facts/facts.ts'
import { componentPrices } from '../facts/component-prices.ts'
import { seededRandom } from './random.ts'
import type { StaySeed } from './stays.ts'

/** An extra of a hotel, unless the stay has something like it. */
interface Offer {
  readonly code: ComponentCode
  readonly when: (hotel: HotelFacts) => boolean
  readonly unless: readonly ComponentCode[]
}

const dinners = ['dinner-3', 'dinner-5', 'tapas-dinner', 'candlelight-dinner'] as const

const offers: readonly Offer[] = [
  { code: 'dinner-3', when: ({ facilities }) => facilities.includes('restaurant'), unless: dinners },
  { code: 'massage-30', when: ({ facilities }) => facilities.includes('spa'), unless: ['massage-30', 'massage-50', 'facial'] },
  { code: 'spa-access', when: ({ facilities }) => facilities.includes('spa'), unless: ['spa-access', 'private-spa'] },
  { code: 'aperitif', when: ({ facilities }) => facilities.includes('bar'), unless: ['aperitif', 'wine-tasting'] },
  { code: 'sparkling-wine', when: () => true, unless: ['sparkling-wine'] },
  { code: 'late-checkout', when: () => true, unless: ['late-checkout'] },
  { code: 'chocolate-box', when: () => true, unless: ['chocolate-box'] },
]

function extrasOf({ id, components }: StayFacts, hotel: HotelFacts): ComponentCode[] {
  const random = seededRandom('extras', id)
  const possible = offers.filter(({ when, unless }) => when(hotel) && !unless.some((code) => components.includes(code)))
  const count = random.weighted([
    [2, 55],
    [1, 25],
    [0, 20],
  ])
  return random.sample(possible, count).map(({ code }) => code)
}

/** A stay's products with extras: its id followed by 1 (the first extra), 2 (the second) or 3 (both). */
export function extendedSeeds(stay: StaySeed, hotel: HotelFacts): StaySeed[] {
  const extras = extrasOf(stay.facts, hotel)
  const choices = extras.length === 2 ? [[0], [1], [0, 1]] : extras.map((_, index) => [index])
  return choices.map((chosen, index): StaySeed => {
    const added = extras.filter((_, place) => chosen.includes(place))
    const { id, components } = stay.facts
    return {
      ...stay,
      facts: { ...stay.facts, id: id * 10 + index + 1, components: [...components, ...added], base: { id, components } },
      perPerson: added.reduce((sum, code) => sum + componentPrices[code].person, stay.perPerson),
      perRoom: added.reduce((sum, code) => sum + componentPrices[code].room, stay.perRoom),
    }
  })
}
