import type { HotelFacts, PlaceFacts } from '@escale/catalogue'

/**
 * Ranges of telephone numbers that are reserved for fiction (France, each for a fifth of the country) or that no network assigns, in the
 * international form of each country. `#` are the digits of the hotel or the activity.
 */
const ranges = {
  france: { 1: '+33 1 99 00 ## ##', 2: '+33 2 61 91 ## ##', 3: '+33 3 53 01 ## ##', 4: '+33 4 65 71 ## ##', 5: '+33 5 36 49 ## ##' },
  BE: '+32 2 000 ## ##',
  NL: '+31 20 000 ## ##',
  ES: '+34 400 00 ## ##',
  IT: '+39 02 0000 ####',
} as const

/** The departments of each fifth of France. All others are in the south-west. */
const departments: readonly (readonly [1 | 2 | 3 | 4, string])[] = [
  [1, '75 77 78 91 92 93 94 95'],
  [2, '14 18 22 27 28 29 35 36 37 41 44 45 49 50 53 56 61 72 76 85'],
  [3, '02 08 10 21 25 39 51 52 54 55 57 58 59 60 62 67 68 70 71 80 88 89 90'],
  [4, '01 03 04 05 06 07 11 13 15 20 26 30 34 38 42 43 48 63 66 69 73 74 83 84'],
]

/**
 * Returns the number of a hotel's reception or of an activity's provider, which is always the same and belongs to nobody. Undefined in
 * countries without such a range.
 */
export function telephoneOf({
  id,
  zip,
  place,
}: Pick<HotelFacts, 'id' | 'zip'> & { readonly place: Pick<PlaceFacts, 'cc'> }): string | undefined {
  const range = rangeIn(place.cc, zip)
  if (range === undefined) return undefined
  const digits = String(id % 10_000).padStart(4, '0')
  let at = 0
  return range.replaceAll('#', () => digits[at++] ?? '0')
}

function rangeIn(country: string, zip: string): string | undefined {
  if (country === 'FR') return ranges.france[departments.find(([, list]) => list.split(' ').includes(zip.slice(0, 2)))?.[0] ?? 5]
  return country === 'BE' || country === 'NL' || country === 'ES' || country === 'IT' ? ranges[country] : undefined
}
