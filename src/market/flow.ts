import type { Language } from './markets.ts'
import { segments } from './segments.ts'

/** `path` is below the market's base. Only the home page accepts `activity` in its query. */
export function flowOf(path: string, language: Language, queried: string | null): 'booking' | 'gifting' | 'activity' {
  const [, first] = path.split('/')
  if (first === segments.activities[language] || (first === segments.home[language] && queried === 'activity')) return 'activity'
  return queried === 'gifting' ? 'gifting' : 'booking'
}
