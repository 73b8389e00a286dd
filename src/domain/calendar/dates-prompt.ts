import type { DatesPrompt } from '../../contract/cms/settings.ts'

/** Whether a search without dates prompts for them first (S4.44). */
export function promptsForDates(prompt: DatesPrompt, flexible: boolean): boolean {
  return prompt === 'forced' || (prompt === 'suggested' && !flexible)
}
