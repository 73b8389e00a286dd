import type { Language } from './markets.ts'
import { segments } from './segments.ts'

/**
 * Activities have their own, elsewhere it is the query's `flow`; `activity` there is the home page's only. `path` is below the market's
 * base.
 */
export function flowOf(path: string, language: Language, queried: string | null): 'booking' | 'gifting' | 'activity' {
  const [, first] = path.split('/')
  if (first === segments.activities[language] || (first === segments.home[language] && queried === 'activity')) return 'activity'
  return queried === 'gifting' ? 'gifting' : 'booking'
}
