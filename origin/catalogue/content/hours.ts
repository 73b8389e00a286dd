import type { Locale } from '../../../src/market/markets.ts'
import json from './hours.json' with { type: 'json' }

export interface Hours {
  /** Monday to Friday 10 to 19, Saturday 10 to 18. */
  readonly contact: readonly string[]
  /** Monday to Friday 9 to 18. */
  readonly chat: readonly string[]
  /** For hotels without offers: Monday to Friday 10 to 21, weekends 10 to 19. */
  readonly noOffers: readonly string[]
  readonly contactTitle: string
  readonly disclaimer: string
}

export const openingHours: Readonly<Record<Locale, Hours>> = json
