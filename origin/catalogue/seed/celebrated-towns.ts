import celebratedTowns from './celebrated-towns.json' with { type: 'json' }

/** The most popular towns of all countries, by their own names. */
export const celebratedTownNames: ReadonlySet<string> = new Set(Object.values(celebratedTowns).flatMap((towns) => Object.keys(towns)))
