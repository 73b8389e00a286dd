import { ChallengeVerdict, type CustomerCase } from '../../src/contract/contact.ts'
import type { Outcome } from '../../src/contract/outcome.ts'
import type { UpstreamClient } from './client.ts'
import type { Sources } from './sources.ts'

/** Calls of other companies' services, which may be switched off and take neither locale nor partner. */

const switchedOff: Outcome<never> = { kind: 'unavailable' }

/** Accepted by the CRM's redirect. Never retried: it may have been filed though the response was lost. */
export async function fileCase(http: UpstreamClient, { crm }: Pick<Sources, 'crm'>, filed: CustomerCase): Promise<Outcome<true>> {
  if (!crm) return switchedOff
  return http.submit({ name: 'fileCase', base: crm, path: [], form: { ...filed }, deadline: 8000 }, filed.retURL)
}

/** `token`: from the challenge's widget, good once. */
export async function verifyChallenge(
  http: UpstreamClient,
  { challenge }: Pick<Sources, 'challenge'>,
  token: string,
): Promise<Outcome<ChallengeVerdict>> {
  if (!challenge) return switchedOff
  return http.request({
    name: 'verifyChallenge',
    base: challenge.verification,
    path: [],
    body: { secret: challenge.secret, response: token },
    schema: ChallengeVerdict,
    deadline: 4000,
  })
}
