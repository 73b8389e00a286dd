import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { sealSession } from '../../worker/gateway/care/session.ts'
import { careOf, careSecret } from './care.ts'
import { type Isolates, startIsolates } from './isolates.ts'
import { type FaultyIssuer, type IssuerFault, startIssuer } from './issuer.ts'
import { startKeyValue } from './key-value.ts'
import { startUpstream } from './upstream.ts'
import { type Seen, visitHost } from './visitor.ts'

/** Status of the sign-in page by what the issuer does, and where the sign-in ends: before it leaves, or when it returns. */
const expected: Readonly<Record<Exclude<IssuerFault, 'none'>, { ends: 'before' | 'after'; status: 401 | 503 }>> = {
  'description hangs': { ends: 'before', status: 503 },
  'description breaks off': { ends: 'before', status: 503 },
  'description fails': { ends: 'before', status: 503 },
  'description refuses': { ends: 'before', status: 503 },
  'description is garbage': { ends: 'before', status: 503 },
  'description is a stranger’s': { ends: 'before', status: 503 },
  'token hangs': { ends: 'after', status: 503 },
  'token breaks off': { ends: 'after', status: 503 },
  'token fails': { ends: 'after', status: 503 },
  'token refuses': { ends: 'after', status: 401 },
  'token is garbage': { ends: 'after', status: 401 },
  'token is a stranger’s': { ends: 'after', status: 401 },
  'keys hangs': { ends: 'after', status: 503 },
  'keys breaks off': { ends: 'after', status: 503 },
  'keys fails': { ends: 'after', status: 503 },
  'keys refuses': { ends: 'after', status: 503 },
  'keys is garbage': { ends: 'after', status: 503 },
  'keys is a stranger’s': { ends: 'after', status: 401 },
}
const names = Object.keys(expected) as (keyof typeof expected)[]
const host = 'care.localhost'

let upstream: Awaited<ReturnType<typeof startUpstream>>
let keyValue: Awaited<ReturnType<typeof startKeyValue>>
let issuer: FaultyIssuer
let isolates: Isolates<IssuerFault>

beforeAll(async () => {
  ;[upstream, keyValue, issuer] = await Promise.all([startUpstream(inject('origin')), startKeyValue(), startIssuer()])
  const all: IssuerFault[] = ['none', ...names]
  const optionsOf = (fault: IssuerFault) => ({
    upstream: upstream.address('well'),
    mood: 'stored' as const,
    variables: careOf(issuer.issuer(fault)),
  })
  const options = Object.fromEntries(all.map((fault) => [fault, optionsOf(fault)])) as Record<IssuerFault, ReturnType<typeof optionsOf>>
  isolates = await startIsolates(options, { keyValuePort: keyValue.port, clock: inject('clock') })
})

afterAll(async () => {
  isolates?.stop()
  await Promise.all([upstream?.stop(), keyValue?.stop(), issuer?.stop()])
})

const begin = (fault: IssuerFault) => visitHost(`${isolates.url(fault)}/care/sign-in?origin=/fr/contact`, host)

/** Returns from the issuer, to which `begun` redirected. */
function end(fault: IssuerFault, { headers }: Seen): Promise<Seen> {
  const { searchParams } = new URL(headers.location ?? '')
  const query = new URLSearchParams({ state: searchParams.get('state') ?? '', code: searchParams.get('nonce') ?? '' })
  return visitHost(`${isolates.url(fault)}/care/callback?${query}`, host, headers['set-cookie']?.[0]?.split(';')[0])
}

const signedIn = ({ headers }: Seen) => headers['set-cookie']?.some((cookie) => /^__Host-care=[^;]/.test(cookie)) ?? false

it('signs in where nothing is wrong', async () => {
  const done = await end('none', await begin('none'))
  expect([done.status, signedIn(done)]).toEqual([303, true])
})

// @rule S6.16
it.concurrent.each(names)('shows the failure where the issuer’s %s, and signs nobody in', async (fault) => {
  const { ends, status } = expected[fault]
  const begun = await begin(fault)
  const last = ends === 'before' ? begun : await end(fault, begun)
  expect([last.status, signedIn(last), /<h1.*<\/html>$/s.test(last.body)]).toEqual([status, false, true])
  expect(last.body).toContain(status === 503 ? 'Le service de connexion ne répond pas' : 'La connexion a été interrompue')
  expect(last.body).toContain(encodeURIComponent('/fr/contact'))
  if (status === 503) expect(last.headers['retry-after']).toBe('60')
})

// @rule S6.16
it.concurrent.each(['description hangs', 'keys fails'] as const)('a session stays where the issuer’s %s', async (fault) => {
  const agent = { email: 'agent@escale.example', name: 'Agent Escale' }
  const session = await sealSession(agent, { sessionSecret: careSecret }, { now: new Date(inject('clock')), id: crypto.randomUUID() })
  const page = await visitHost(`${isolates.url(fault)}/fr/contact`, host, `__Host-care=${session}`)
  expect([page.status, page.body.includes('Session de Agent Escale')]).toEqual([200, true])
})
