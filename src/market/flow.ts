import type { Language } from './markets.ts'
import { segments } from './segments.ts'

/** The flow of a page, of its path below the market's base: activities are a flow of their own; elsewhere `?flow=gifting` says that the visitor gives. */
export function flowOf(path: string, language: Language, asked: string | null): 'booking' | 'gifting' | 'activity' {
  if (path.split('/')[1] === segments.activities[language]) return 'activity'
  return asked === 'gifting' ? 'gifting' : 'booking'
}
