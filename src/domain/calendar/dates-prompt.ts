import type { DatesPrompt } from '../../contract/cms/settings.ts'

/** What is asked for before a search (S4.44). */
export function promptsForDates(prompt: DatesPrompt, flexible: boolean): boolean {
  return prompt === 'forced' || (prompt === 'suggested' && !flexible)
}
