import * as v from 'valibot'
import { Agent } from '../../../src/contract/agent.ts'
import { isOfStaff, type Provider } from './provider.ts'
import { seal, unseal } from './sealed.ts'

/** A session lasts one working day. */
export const sessionSeconds = 8 * 3600

const Session = v.object({ ...Agent.entries, id: v.string(), until: v.number() })
export type AgentSession = v.InferOutput<typeof Session>

/** `id` tells the session from others of the same agent, so that it can be ended alone. */
export const sealSession = (
  { email, name }: Agent,
  { sessionSecret }: Pick<Provider, 'sessionSecret'>,
  { now, id }: { readonly now: Date; readonly id: string },
): Promise<string> => seal({ email, name, id, until: Math.floor(now.getTime() / 1000) + sessionSeconds }, 'care-session', sessionSecret)

/** Returns undefined once the session's time is over, or when the agent's domain may not sign in any more. */
export async function sessionOf(cookie: string | undefined, provider: Provider, now: Date): Promise<AgentSession | undefined> {
  const session = await unseal(cookie, Session, 'care-session', provider.acceptedSecrets)
  if (!session || session.until <= now.getTime() / 1000 || !isOfStaff(provider, session.email)) return undefined
  return session
}
