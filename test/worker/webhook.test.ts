import { createHmac } from 'node:crypto'
import { describe, expect, inject, it } from 'vitest'
import { get } from './site.ts'

const at = () => Date.parse(inject('clock')) / 1000
const sign = (body: string, secret = 'a secret of the tests') => `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
const announce = (body: string, signature?: string) =>
  get('/hooks/content', {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      ...(signature ? { 'x-escale-signature': signature } : {}),
    },
  })

describe('the content webhook', () => {
  const body = () => JSON.stringify({ at: at(), locales: ['fr_FR'], kinds: ['home', 'navigation'] })

  it('reads what changed when it is signed', async () => {
    expect((await announce(body(), sign(body()))).status).toBe(200)
  })

  it('refuses a missing, foreign or broken signature', async () => {
    expect((await announce(body())).status).toBe(401)
    expect((await announce(body(), sign(body(), 'another secret'))).status).toBe(401)
    expect((await announce(body(), 'sha256=00')).status).toBe(401)
  })

  it('refuses an old announcement, so that none can be replayed', async () => {
    const old = JSON.stringify({ at: at() - 3600, locales: ['fr_FR'], kinds: ['home'] })
    expect((await announce(old, sign(old))).status).toBe(400)
  })

  it('refuses kinds and locales that do not exist', async () => {
    const odd = JSON.stringify({ at: at(), locales: ['en_GB'], kinds: ['home'] })
    expect((await announce(odd, sign(odd))).status).toBe(400)
  })

  it('reads no more of an announcement than one can be long', async () => {
    const endless = JSON.stringify({ at: at(), locales: ['fr_FR'], kinds: ['home'], more: 'x'.repeat(30_000) })
    expect((await announce(endless, sign(endless))).status).toBe(413)
  })
})
