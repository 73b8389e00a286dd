import { ChallengeVerdict, type CustomerCase } from '../../src/contract/contact.ts'
import type { Outcome } from '../../src/contract/outcome.ts'
import type { CallParts } from './call-parts.ts'

const unconfigured: Outcome<never> = { kind: 'unavailable' }

/** Messages to customer care. */
export function contactCalls({ http, sources: { crm, challenge } }: CallParts) {
  return {
    /** Files a case; the CRM accepts it by its redirect. Never sent twice: the first may have been filed though its response was lost. */
    fileCase: async (filed: CustomerCase): Promise<Outcome<true>> =>
      crm ? http.submit({ name: 'fileCase', base: crm, path: [], form: { ...filed }, deadline: 8000 }, filed.retURL) : unconfigured,
    /** Whether a challenge was solved, by the token that its widget made in the browser. A token is good once. */
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
