/** Search, section 9. */
const scored: readonly string[] = ['FR', 'BE', 'NL', 'IT']

/** ISO 3166-1 alpha-2. */
export const isScoredInGifting = (country: string): boolean => scored.includes(country)
