import * as v from 'valibot'
import { Agent } from '../../../src/contract/agent.ts'
import { isOfStaff, type Provider } from './provider.ts'
import { seal, unseal } from './sealed.ts'

/** A session lasts one working day. */
export const sessionSeconds = 8 * 3600

const Session = v.object({ ...Agent.entries, until: v.number() })

export const sealSession = ({ email, name }: Agent, { sessionSecret }: Pick<Provider, 'sessionSecret'>, now: Date): Promise<string> =>
  seal({ email, name, until: Math.floor(now.getTime() / 1000) + sessionSeconds }, 'care-session', sessionSecret)

/** Returns undefined once the session has ended, or when the agent's domain may not sign in any more. */
export async function agentOf(cookie: string | undefined, provider: Provider, now: Date): Promise<Agent | undefined> {
  const session = await unseal(cookie, Session, 'care-session', provider.sessionSecret)
  if (!session || session.until <= now.getTime() / 1000 || !isOfStaff(provider, session.email)) return undefined
  return { email: session.email, name: session.name }
}
