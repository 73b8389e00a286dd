import { ChallengeVerdict, type CustomerCase } from '../../src/contract/contact.ts'
import type { Outcome } from '../../src/contract/outcome.ts'
import type { CallParts } from './call-parts.ts'

const unconfigured: Outcome<never> = { kind: 'unavailable' }

export function contactCalls({ http, sources: { crm, challenge } }: CallParts) {
  return {
    /** Accepted by the CRM's redirect. Never retried: it may have been filed though the response was lost. */
    fileCase: async (filed: CustomerCase): Promise<Outcome<true>> =>
      crm ? http.submit({ name: 'fileCase', base: crm, path: [], form: { ...filed }, deadline: 8000 }, filed.retURL) : unconfigured,
    /** `token`: from the challenge's widget, good once. */
    verifyChallenge: async (token: string): Promise<Outcome<ChallengeVerdict>> =>
      challenge
        ? http.request({
            name: 'verifyChallenge',
            base: challenge.verification,
            path: [],
            body: { secret: challenge.secret, response: token },
            schema: ChallengeVerdict,
            deadline: 4000,
          })
        : unconfigured,
  }
}
