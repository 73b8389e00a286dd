/** Outcome of a stay's real-time quote, or the state of the stay. */
export type Scenario = 'same' | 'higher' | 'lower' | 'gone' | 'broken' | 'unpublished' | 'refused' | 'unpriced' | 'wordy' | 'past'

/** A hotel of each country, so that every market has all scenarios. */
export const scenarioHotels = [1010, 1350, 1565, 1725, 1885] as const

/** Stays with a scenario, the same in every catalogue: see the table in origin/README.md. */
export const scenarios: ReadonlyMap<number, Scenario> = new Map(
  scenarioHotels.flatMap((hotel): [number, Scenario][] => [
    [hotel * 10 + 2, 'higher'],
    [hotel * 10 + 3, 'lower'],
    [(hotel + 1) * 10 + 2, 'gone'],
    [(hotel + 1) * 10 + 3, 'broken'],
    [(hotel + 2) * 10 + 3, 'unpublished'],
    [(hotel + 3) * 10 + 2, 'refused'],
    [(hotel + 3) * 10 + 3, 'unpriced'],
    [(hotel + 4) * 10 + 2, 'wordy'],
    [(hotel + 4) * 10 + 3, 'past'],
  ]),
)

/** A closed hotel of each country: its page stays, nothing is sold. */
export const closedHotels: ReadonlySet<number> = new Set(scenarioHotels.map((hotel) => hotel + 8))

/** An open hotel of each country without anything on sale. */
export const hotelsWithoutOffers: ReadonlySet<number> = new Set(scenarioHotels.map((hotel) => hotel + 9))
