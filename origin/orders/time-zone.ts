import type { HotelFacts } from '@escale/catalogue'

/** By country code. The other countries of the catalogue have the clock of Brussels. */
const zones: Readonly<Record<string, string>> = {
  AD: 'Europe/Andorra',
  AT: 'Europe/Vienna',
  BE: 'Europe/Brussels',
  CH: 'Europe/Zurich',
  DE: 'Europe/Berlin',
  ES: 'Europe/Madrid',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  IT: 'Europe/Rome',
  LU: 'Europe/Luxembourg',
  MC: 'Europe/Monaco',
  NL: 'Europe/Amsterdam',
  PT: 'Europe/Lisbon',
}

/** In degrees. The Canary Islands lie west of it, and mainland Spain lies east of it. */
const canaryLongitude = -12

export function timeZoneOf({ place, lng }: Pick<HotelFacts, 'place' | 'lng'>): string {
  if (place.cc === 'ES' && lng < canaryLongitude) return 'Atlantic/Canary'
  return zones[place.cc] ?? 'Europe/Brussels'
}
