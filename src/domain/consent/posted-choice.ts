import { type Consent, consentTo, fullConsent, noConsent } from './consent.ts'

export const choiceOfAll = { refused: 'none', accepted: 'all' } as const

export function chosenConsent(form: FormData): Consent {
  const choice = form.get('choice')
  if (choice === choiceOfAll.refused) return noConsent
  if (choice === choiceOfAll.accepted) return fullConsent
  return consentTo(form.getAll('group').filter((group) => typeof group === 'string'))
}

/** Without scripts the choice is posted, and this query key tells the cookies page to confirm what the browser has kept of it. */
export const savedKey = 'consent'
