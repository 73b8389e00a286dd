import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type Isolates, startIsolates, unhurried } from './isolates.ts'
import { startKeyValue } from './key-value.ts'
import { startUpstream } from './upstream.ts'
import { visit } from './visitor.ts'

const secret = 'a secret of the tests'
const search = '/fr/week-ends/bretagne'

let upstream: Awaited<ReturnType<typeof startUpstream>>
let keyValue: Awaited<ReturnType<typeof startKeyValue>>
let isolates: Isolates<'edited'>

beforeAll(async () => {
  upstream = await startUpstream(inject('origin'))
  keyValue = await startKeyValue()
  isolates = await startIsolates(
    { edited: { upstream: upstream.address('edited'), mood: 'empty', variables: { ...unhurried, CONTENT_SECRET: secret } } },
    { keyValuePort: keyValue.port, clock: inject('clock') },
  )
})

afterAll(async () => {
  isolates?.stop()
  await Promise.all([upstream?.stop(), keyValue?.stop()])
})

/** Announces changed content as the CMS does. */
function announce(kinds: readonly string[]): Promise<Response> {
  const body = JSON.stringify({ at: Date.parse(inject('clock')) / 1000, locales: ['fr_FR'], kinds })
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  return fetch(`${isolates.url('edited')}/hooks/content`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'x-escale-signature': `sha256=${signature}` },
  })
}

describe('content that the CMS announces', () => {
  const page = async () => (await visit(isolates.url('edited') + search)).body

  it('is on the next page, although the results around a banner are the same', async () => {
    const { title }: { title: string } = await (await fetch(`${inject('origin')}/content/targetedBanner.json?locale=fr_FR`)).json()
    expect(await page()).toContain(title)

    upstream.edit(title, 'Une autre bannière')
    // Nothing was announced yet: what the isolate has is fresh.
    expect(await page()).not.toContain('Une autre bannière')

    expect((await announce(['targetedBanner'])).status).toBe(200)
    await expect.poll(page, { timeout: 15_000 }).toContain('Une autre bannière')
  })
})
