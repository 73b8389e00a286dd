import { inject } from 'vitest'
import { sealSession } from '../../worker/gateway/care/session.ts'
import { get, type TestResponse } from './site.ts'

/** The customer-care host of the site of the tests. */
export const careHost = (): string => `care.${new URL(inject('site')).host}`

/** Returns the cookie of an agent who signed in so many seconds ago, or with another secret. */
export async function agentCookie({ age = 0, secret = inject('careSecret') } = {}): Promise<string> {
  const signedInAt = new Date(Date.parse(inject('clock')) - age * 1000)
  const agent = { email: 'agent@escale.example', name: 'Agent Escale' }
  return `__Host-care=${await sealSession(agent, { sessionSecret: secret }, { now: signedInAt, id: crypto.randomUUID() })}`
}

/** Sends a request of a signed-in agent. */
export async function getAsAgent(path: string, { headers, ...options }: Parameters<typeof get>[1] = {}): Promise<TestResponse> {
  return get(path, { host: careHost(), ...options, headers: { cookie: await agentCookie(), ...headers } })
}
