import { inject } from 'vitest'
import type { Seen } from './visitor.ts'
import { visit } from './visitor.ts'
import type { Effect } from './upstream.ts'

/** Status of a message to customer care for each effect of a fault of the CRM, or of the challenge's verification. */
export const messageStatus: Readonly<Record<Effect, number>> = { late: 303, silent: 503, missing: 502, unreadable: 502 }

/** Sends a message to customer care of the French market, with a challenge that was solved now. */
export function sendMessage(site: string): Promise<Seen> {
  const token = `standin.${Date.parse(inject('clock'))}.${crypto.randomUUID()}`
  const fields = {
    reason: 'complaint',
    bookingNumber: '12345678',
    name: 'Zoé D’Alembert',
    email: `zoe+${crypto.randomUUID()}@example.com`,
    phone: '+33 6 12 34 56 78',
    description: 'Le jacuzzi était froid.',
    'cf-turnstile-response': token,
  }
  return visit(`${site}/fr/contact/message`, { fields })
}

/** Whether the form is shown with everything typed, with the sentence for that. */
export const keepsMessage = ({ body }: Seen): boolean =>
  ['role="alert"', 'Une erreur s’est produite', '>Le jacuzzi était froid.<', 'value="12345678"', 'value="Zoé D’Alembert"'].every((part) =>
    body.includes(part),
  )
