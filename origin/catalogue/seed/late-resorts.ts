import type { Environment } from '../facts/codes.ts'

/** First year of hotels by the sea: fishing villages became resorts when the railways came. */
const resortsSince = 1850

/** Resorts on what was an empty coast, by their French names, and the year of their first hotels or villas. */
const foundedIn: ReadonlyMap<string, number> = new Map([
  ['Deauville', 1860],
  ['La Baule', 1879],
  ['Le Touquet-Paris-Plage', 1882],
  ['Le Coq', 1889],
  ['Milano Marittima', 1912],
  ['Magaluf', 1959],
  ['La Pineda', 1960],
  ['Playa Blanca', 1960],
  ['Maspalomas', 1962],
  ['Porto Cervo', 1962],
  ['La Manga del Mar Menor', 1963],
  ['Matalascañas', 1968],
])

/** Years over which a resort fills up, at least. */
const yearsOfGrowth = 40

/** Moves the year of a hotel by the sea, drawn from a range, to the years after its resort began. */
export function builtAt(environment: Environment, town: string, built: number, [first, last]: readonly [number, number]): number {
  const since = environment === 'seaside' ? (foundedIn.get(town) ?? resortsSince) : first
  if (built >= since) return built
  const share = (built - first) / (since - first)
  return since + Math.floor(share * (Math.max(last, since + yearsOfGrowth) - since))
}
