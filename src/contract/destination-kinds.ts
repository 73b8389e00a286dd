/**
 * Also keys of the hash. Most specific first: only the first one present is read. Apart from the schemas of places: Rolldown keeps those for
 * every browser that reads an address, 3 KB of Valibot.
 */
export const destinationKinds = [
  'hotel',
  'poi',
  'city',
  'searesort',
  'skiresort',
  'department',
  'touristicregion',
  'region',
  'country',
] as const

export type DestinationKind = (typeof destinationKinds)[number]
