/** Countries whose gifting pages show scores and headwords of stays (search, section 9). */
const scored: readonly string[] = ['FR', 'BE', 'NL', 'IT']

/** Whether gifting pages show scores and headwords in a country, ISO 3166-1 alpha-2. */
export const isScoredInGifting = (country: string): boolean => scored.includes(country)
