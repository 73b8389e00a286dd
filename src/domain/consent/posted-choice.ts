import { type Consent, consentTo, fullConsent, groupsOf, noConsent } from './consent.ts'

/** Values of a button for all groups at once. */
export const choiceOfAll = { refused: 'none', accepted: 'all' } as const

/** Reads a form of the choice, with the button that sent it. */
export function chosenConsent(form: FormData): Consent {
  const choice = form.get('choice')
  if (choice === choiceOfAll.refused) return noConsent
  if (choice === choiceOfAll.accepted) return fullConsent
  return consentTo(form.getAll('group').filter((group) => typeof group === 'string'))
}

/** Query key of the cookies page with the choice that was just made, for browsers without scripts. */
export const savedKey = 'consent'

export const formatSaved = (consent: Consent): string => groupsOf(consent).join('.') || choiceOfAll.refused

export const parseSaved = (text: string | null): Consent | undefined => (text === null ? undefined : consentTo(text.split('.')))
