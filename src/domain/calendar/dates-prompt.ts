import type { DatesPrompt } from '../../contract/cms/settings.ts'

/** Whether Search requests dates first (booking, section 4, "Search button"). */
export function promptsForDates(prompt: DatesPrompt, flexible: boolean): boolean {
  return prompt === 'forced' || (prompt === 'suggested' && !flexible)
}
