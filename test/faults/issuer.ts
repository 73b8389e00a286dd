import type { ServerResponse } from 'node:http'
import { claims, keyPair, now } from '../../worker/gateway/care/token.test-cases.ts'
import { type Fake, listen, textOf } from './server.ts'

type Step = 'description' | 'keys' | 'token'

/** What an issuer does instead of what it should, at a step of the sign-in. */
type Fault = 'hangs' | 'breaks off' | 'fails' | 'refuses' | 'is garbage' | 'is a stranger’s'

export type IssuerFault = 'none' | `${Step} ${Fault}`

/** An issuer for customer care on this machine; the first segment of its address is its fault. */
export interface FaultyIssuer extends Fake {
  /** Its name. */
  issuer: (fault: IssuerFault) => string
}

/** Starts the issuer. Its token repeats the nonce that the test sends as the code. */
export async function startIssuer(): Promise<FaultyIssuer> {
  const [own, another] = await Promise.all([keyPair('key-1'), keyPair('key-1')])
  const fake: Fake = await listen(async (request, response) => {
    const url = new URL(request.url ?? '', `http://127.0.0.1:${fake.port}`)
    const [, encoded = '', ...rest] = url.pathname.split('/')
    const issuer = `${url.origin}/${encoded}`
    const step = steps[rest.join('/')]
    if (!step) return void response.writeHead(404).end()
    const [faultyStep, ...behaviour] = decodeURIComponent(encoded).split(' ')
    const fault = faultyStep === step ? behaviour.join(' ') : undefined
    if (fault && fault !== 'is a stranger’s') return faulty[fault]?.(response)
    const isStrange = fault !== undefined
    const documents: Record<Step, () => Promise<object>> = {
      description: async () => ({
        issuer: isStrange ? 'https://evil.example' : issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
      }),
      keys: async () => ({ keys: [(isStrange ? another : own).published] }),
      token: async () => {
        const form = new URLSearchParams(await textOf(request))
        const idClaims = { ...claims, iss: issuer, nonce: form.get('code') ?? '' }
        return { id_token: await (isStrange ? another : own).signed({ ...idClaims, iat: now.getTime() / 1000 }) }
      },
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(await documents[step]()))
  })
  return { ...fake, issuer: (fault) => `http://127.0.0.1:${fake.port}/${encodeURIComponent(fault)}` }
}

const steps: Readonly<Record<string, Step | undefined>> = {
  '.well-known/openid-configuration': 'description',
  keys: 'keys',
  token: 'token',
}

const faulty: Readonly<Record<string, ((response: ServerResponse) => void) | undefined>> = {
  hangs: () => {},
  'breaks off': (response) => void response.destroy(),
  fails: (response) => void response.writeHead(500).end('Oops'),
  refuses: (response) => void response.writeHead(400).end('{"error":"invalid_grant"}'),
  'is garbage': (response) => void response.writeHead(200).end('<h1>Oops</h1>'),
}
