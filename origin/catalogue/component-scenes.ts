import type { ComponentCode } from './codes.ts'

/** What a picture of each component shows: scenes of the picture set (a picture's id without its light), the best first. */
export const componentScenes: Readonly<Record<ComponentCode, readonly string[]>> = {
  'spa-access': ['spa-pool', 'pool-falls'], 'private-spa': ['hot-tub', 'spa-stones'], 'massage-30': ['massage-room', 'spa-stones'], 'massage-50': ['massage-room', 'spa-stones'], 'hammam-ritual': ['hammam'],
  facial: ['spa-stones', 'massage-room'], 'pool-access': ['pool-falls', 'spa-pool'], 'hot-tub-private': ['hot-tub'],
  'dinner-3': ['main-plate', 'fish-plate', 'bistro'], 'dinner-5': ['fish-plate', 'dessert-plate', 'main-plate'], 'wine-tasting': ['wine-tasting', 'wine-cellar'], 'cheese-board': ['wine-tasting', 'vineyard-table'],
  'cooking-class': ['cooking-class'], aperitif: ['cocktail-bar'], 'sparkling-wine': ['suite-view', 'cocktail-bar'], 'tapas-dinner': ['vineyard-table', 'bistro'], picnic: ['picnic'], brunch: ['breakfast'],
  'chocolate-box': ['dessert-plate'],
  'rose-petals': ['bedroom', 'suite-view'], 'candlelight-dinner': ['dinner-terrace', 'vineyard-table', 'bistro'], 'breakfast-in-bed': ['breakfast'], 'late-checkout': ['bedroom', 'suite-view'],
  museum: ['museum'], 'guided-walk': ['belfry-square', 'canal-houses', 'paris', 'seville', 'florence', 'town-hotel'], 'boat-trip': ['canal-houses', 'lake-villa', 'venice', 'paris', 'sailing'],
  'castle-visit': ['chateau-moat', 'tuscan-town', 'country-manor'], show: ['paris', 'belfry-square', 'canal-houses', 'florence', 'seville', 'museum'], gondola: ['venice'],
  'bike-rental': ['bikes', 'dunes-pavilion', 'white-village'], canoe: ['canoe-gorge', 'ardennes-river', 'polder-windmills'], 'horse-ride': ['horse-ride', 'tuscan-town'], golf: ['golf'], balloon: ['balloons'],
  sailing: ['sailing', 'lighthouse'], 'hiking-guide': ['ardennes-river', 'dolomites', 'alp-lake', 'polder-windmills', 'canoe-gorge', 'balloons'], snowshoes: ['winter-chalets', 'alp-lake', 'hot-tub'],
  treetop: ['treetop-park'], funfair: ['funfair'], zoo: ['treetop-park', 'funfair'], 'escape-game': ['escape-game'], karting: ['karting'], aquarium: ['pool-falls', 'funfair'],
}
