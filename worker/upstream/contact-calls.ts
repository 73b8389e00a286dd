import { ChallengeVerdict, type CustomerCase } from '../../src/contract/contact.ts'
import type { Outcome } from '../../src/contract/outcome.ts'
import type { UpstreamClient } from './client.ts'
import type { Sources } from './sources.ts'

const unconfigured: Outcome<never> = { kind: 'unavailable' }

/** Calls of other companies' services, which may be switched off and take neither locale nor partner. */
export function contactCalls(http: UpstreamClient, { crm, challenge }: Pick<Sources, 'crm' | 'challenge'>) {
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
