import type { ComponentCode } from '../../facts/codes.ts'
import type { StayFacts } from '../../facts/facts.ts'
import { mainTheme, themeComponents } from '../../facts/theme-components.ts'

/** The order in which a title names components. */
const appeal: readonly ComponentCode[] = [
  'balloon',
  'gondola',
  'dinner-5',
  'private-spa',
  'candlelight-dinner',
  'hot-tub-private',
  'castle-visit',
  'boat-trip',
  'massage-50',
  'cooking-class',
  'wine-tasting',
  'zoo',
  'funfair',
  'aquarium',
  'treetop',
  'dinner-3',
  'tapas-dinner',
  'hammam-ritual',
  'spa-access',
  'massage-30',
  'facial',
  'horse-ride',
  'canoe',
  'sailing',
  'golf',
  'hiking-guide',
  'bike-rental',
  'show',
  'museum',
  'guided-walk',
  'escape-game',
  'karting',
  'brunch',
  'picnic',
  'pool-access',
  'cheese-board',
  'rose-petals',
  'sparkling-wine',
  'breakfast-in-bed',
  'aperitif',
  'chocolate-box',
  'late-checkout',
]

/** Components in the order in which a title names them. */
export function byAppeal(codes: readonly ComponentCode[]): ComponentCode[] {
  return [...codes].sort((a, b) => appeal.indexOf(a) - appeal.indexOf(b))
}

/** What a title omits beside something like it: two dinners, two ways into the spa. */
const alike: readonly (readonly ComponentCode[])[] = [
  ['dinner-5', 'candlelight-dinner', 'dinner-3', 'tapas-dinner'],
  ['private-spa', 'hot-tub-private', 'hammam-ritual', 'spa-access', 'pool-access'],
  ['massage-50', 'massage-30'],
  ['sparkling-wine', 'aperitif'],
  ['brunch', 'breakfast-in-bed'],
]

/** Too little for a title of their own: breakfast is named before them. */
export const attentions = new Set<ComponentCode | undefined>([
  'late-checkout',
  'chocolate-box',
  'sparkling-wine',
  'aperitif',
  'rose-petals',
  'cheese-board',
  'picnic',
])

/** What is no reason to stay, not even beside others. */
const unnamed = new Set<ComponentCode>(['rose-petals'])

/** Components for a title: those of its theme first, none beside something like it. */
export function topicCodes(stay: StayFacts): ComponentCode[] {
  const group = (code: ComponentCode) => alike.findIndex((codes) => codes.includes(code))
  const own = themeComponents[mainTheme(stay)]
  const codes = byAppeal(stay.components.filter((code) => !unnamed.has(code))).toSorted(
    (a, b) => Number(own.includes(b)) - Number(own.includes(a)),
  )
  return codes.filter((code, index) => group(code) < 0 || codes.findIndex((other) => group(other) === group(code)) === index)
}
