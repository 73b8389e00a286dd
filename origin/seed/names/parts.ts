import type { Environment, HotelType } from '../../catalogue/codes.ts'

/** Words that make a house's name: what it is, then what it is called after. */
export interface NameParts {
  readonly heads: Readonly<Record<HotelType, readonly string[]>>
  readonly tails: Readonly<Record<Environment, readonly string[]>>
  /** Heads of one region only, by the region's ISO 3166-2 code: no masseria in Piedmont. */
  readonly regional?: Readonly<Record<string, Partial<Record<HotelType, readonly string[]>>>>
}

export const words = (list: string): string[] =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
