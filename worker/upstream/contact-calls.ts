import { ChallengeVerdict, type CustomerCase } from '../../src/contract/contact.ts'
import type { Outcome } from '../../src/contract/outcome.ts'
import type { UpstreamClient } from './client.ts'
import type { Sources } from './sources.ts'

/** The services of other companies may be switched off. Their calls take neither locale nor partner. */
const switchedOff: Outcome<never> = { kind: 'unavailable' }

/** The CRM accepts a case by a redirect. The call is never retried, since the case may have been filed although the response was lost. */
export async function fileCase(http: UpstreamClient, { crm }: Pick<Sources, 'crm'>, filed: CustomerCase): Promise<Outcome<true>> {
  if (!crm) return switchedOff
  return http.submit({ name: 'fileCase', base: crm, path: [], form: { ...filed }, deadlineMs: 8000 }, filed.retURL)
}

/** `token` comes from the widget of the challenge and can be used once. */
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
    deadlineMs: 4000,
  })
}
