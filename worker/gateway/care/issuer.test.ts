import { beforeAll, describe, expect, it } from 'vitest'
import { type IssuerMemory, openIssuer } from './issuer.ts'
import { type KeyPair, keyPair } from './token.test-cases.ts'

const issuer = 'https://issuer.example/oidc'
const description = {
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
}

let first: KeyPair
let second: KeyPair
beforeAll(async () => {
  ;[first, second] = await Promise.all([keyPair('key-1'), keyPair('key-2')])
})

/** An issuer whose documents a test may change, the requests it saw, and a clock. */
function published(documents: Record<string, unknown>) {
  const requests: Request[] = []
  const clock = { at: 1_000_000 }
  const fetch = async (request: Request) => {
    requests.push(request)
    const document = documents[new URL(request.url).pathname.split('/').at(-1) ?? '']
    if (typeof document === 'function') return document()
    if (document === undefined) throw new TypeError('broken connection')
    return Response.json(document)
  }
  const memory: IssuerMemory = {}
  const open = (name = issuer) => openIssuer(memory, { issuer: name, fetch, now: () => clock.at })
  const seen = () => requests.splice(0).map(({ method, url }) => `${method} ${new URL(url).pathname}`)
  return { open, seen, clock, requests }
}

const well = () => ({ 'openid-configuration': description, keys: { keys: [first.published] } as object, token: { id_token: 'a.b.c' } })

describe('what an issuer has published', () => {
  it('is read once in an hour, also by the next requests', async () => {
    const { open, seen, clock } = published(well())
    expect(await open().keys('key-1')).toEqual({ kind: 'ok', value: [first.published] })
    expect(seen()).toEqual(['GET /oidc/.well-known/openid-configuration', 'GET /oidc/keys'])
    clock.at += 3_599_000
    await open().keys('key-1')
    expect(seen()).toEqual([])
    clock.at += 2000
    await open().keys('key-1')
    expect(seen()).toEqual(['GET /oidc/.well-known/openid-configuration', 'GET /oidc/keys'])
  })

  // @rule S6.8
  it('is read again, once, for a key that it did not have: keys rotate', async () => {
    const documents = well()
    const { open, seen, clock } = published(documents)
    await open().keys('key-1')
    seen()
    documents.keys = { keys: [first.published, second.published] }
    clock.at += 31_000
    expect(await open().keys('key-2')).toEqual({ kind: 'ok', value: [first.published, second.published] })
    expect(seen()).toEqual(['GET /oidc/keys'])
  })

  // @rule S6.8
  it('is not read again and again for keys that nobody has', async () => {
    const { open, seen } = published(well())
    await open().keys('key-1')
    seen()
    for (const invented of ['a', 'b', 'c']) await open().keys(invented)
    expect(seen()).toEqual([])
  })

  it('has twenty keys at most, of the kind that signs tokens', async () => {
    const others = [
      { kty: 'EC', kid: 'curve', crv: 'P-256', x: 'a', y: 'b' },
      { kty: 'oct', kid: 'secret', k: 'abc' },
      { ...first.published, use: 'enc' },
      { ...first.published, alg: 'RS512' },
      { ...first.published, n: 'dG9vIHNob3J0' },
      null,
    ]
    const many = Array.from({ length: 100 }, (_, at) => ({ ...first.published, kid: `key-${at}` }))
    const { open } = published({ ...well(), keys: { keys: [...others, ...many] } })
    const keys = await open().keys('key-1')
    expect(keys.kind === 'ok' && keys.value.map(({ kid }) => kid)).toEqual(many.slice(0, 20).map(({ kid }) => kid))
  })

  it.each([
    ['speaks for another issuer', { ...description, issuer: 'https://evil.example' }, 'invalid'],
    ['has a token endpoint that anybody on the way can read', { ...description, token_endpoint: 'http://issuer.example/token' }, 'invalid'],
    ['has keys at no address', { ...description, jwks_uri: 'javascript:0' }, 'invalid'],
    ['is no JSON', () => new Response('<h1>Oops</h1>'), 'invalid'],
    ['is too large', () => new Response('x'.repeat(200_000)), 'invalid'],
    ['redirects', () => new Response(null, { status: 302, headers: { location: 'https://evil.example' } }), 'invalid'],
    ['fails', () => new Response('', { status: 500 }), 'unavailable'],
    ['breaks off', undefined, 'unavailable'],
  ])('is no more than a failure where it %s', async (_, document, kind) => {
    const { open } = published({ ...well(), 'openid-configuration': document })
    expect((await open().description()).kind).toBe(kind)
    expect((await open().keys('key-1')).kind).toBe(kind)
    expect((await open().token({ code: 'c' })).kind).toBe(kind)
  })

  it('is forgotten once another issuer is configured', async () => {
    const { open } = published(well())
    await open().description()
    expect((await open('https://other.example').description()).kind).toBe('invalid')
  })
})

it('exchanges a code for a token by a form', async () => {
  const { open, requests } = published(well())
  expect(await open().token({ grant_type: 'authorization_code', code: 'c' })).toEqual({ kind: 'ok', value: 'a.b.c' })
  expect(await requests.at(-1)?.text()).toBe('grant_type=authorization_code&code=c')
  const refusing = published({ ...well(), token: () => Response.json({ error: 'invalid_grant' }, { status: 400 }) })
  expect(await refusing.open().token({ code: 'c' })).toEqual({ kind: 'refused', status: 400 })
})
