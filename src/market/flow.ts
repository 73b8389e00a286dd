import type { Language } from './markets.ts'
import { segments } from './segments.ts'

/** Returns the flow of a page: activities have their own, elsewhere the query's `flow`. `path` is below the market's base. */
export function flowOf(path: string, language: Language, queried: string | null): 'booking' | 'gifting' | 'activity' {
  if (path.split('/')[1] === segments.activities[language]) return 'activity'
  return queried === 'gifting' ? 'gifting' : 'booking'
}
