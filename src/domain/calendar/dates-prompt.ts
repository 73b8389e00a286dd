import type { DatesPrompt } from '../../contract/cms/settings.ts'

/** Booking, section 4, "Search button". */
export function promptsForDates(prompt: DatesPrompt, flexible: boolean): boolean {
  return prompt === 'forced' || (prompt === 'suggested' && !flexible)
}
