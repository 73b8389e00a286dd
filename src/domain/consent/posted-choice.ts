import { type Consent, consentTo, fullConsent, groupsOf, noConsent } from './consent.ts'

export const choiceOfAll = { refused: 'none', accepted: 'all' } as const

export function chosenConsent(form: FormData): Consent {
  const choice = form.get('choice')
  if (choice === choiceOfAll.refused) return noConsent
  if (choice === choiceOfAll.accepted) return fullConsent
  return consentTo(form.getAll('group').filter((group) => typeof group === 'string'))
}

/** Without scripts the choice is posted, and this query key tells the cookies page what was saved. */
export const savedKey = 'consent'

export const formatSaved = (consent: Consent): string => groupsOf(consent).join('.') || choiceOfAll.refused

export const parseSaved = (text: string | null): Consent | undefined => (text === null ? undefined : consentTo(text.split('.')))
