import type { DatesPrompt } from '../../contract/cms.ts'

/** Whether Search asks for dates before it goes, when none are chosen (specification of booking, section 4, "Search button"). */
export function asksForDates(prompt: DatesPrompt, flexible: boolean): boolean {
  return prompt === 'forced' || (prompt === 'suggested' && !flexible)
}
