/** What the real-time quote of a stay does, or what became of the stay. */
export type Provocation = 'same' | 'higher' | 'lower' | 'gone' | 'broken' | 'unpublished' | 'refused' | 'unpriced' | 'wordy' | 'past'

/** A house of each country, so that every market has the cases at hand. */
export const provokingHotels = [1010, 1350, 1565, 1725, 1885] as const

/**
 * Stays with a fate, the same in every catalogue (listed in origin/README.md): of each of these houses the second stay's real-time quote is higher
 * and the third's lower; of the next house the second is sold out and the third's quote breaks; of the one after it the third is no longer published.
 * The next two houses fail as quotes can: not bookable without a reason, bookable without a price, an error with a message and no code, an arrival that is over.
 */
export const provocations: ReadonlyMap<number, Provocation> = new Map(
  provokingHotels.flatMap((hotel): [number, Provocation][] => [
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

/** A house of each country that is no longer open: it keeps its page, and nothing of it is sold. */
export const closedHotels: ReadonlySet<number> = new Set(provokingHotels.map((hotel) => hotel + 8))

/** A house of each country that is open and has nothing on sale. */
export const hotelsWithoutOffers: ReadonlySet<number> = new Set(provokingHotels.map((hotel) => hotel + 9))
