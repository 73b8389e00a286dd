import { describe, expect, it } from 'vitest'
import type { SentEvent } from '../../contract/analytics.ts'
import { sessionLengthMs } from '../../domain/analytics/session.ts'
import { createSender, type SenderSetting } from './sender.ts'

const start = 1_805_000_000_000
const launch = (path: string): SentEvent => ({
  name: 'page_launch',
  at: start,
  params: { path, flowType: 'booking', locale: 'fr_FR', currency: 'EUR' },
})
const memory = (text: string | null = null) => ({ read: () => text, write: (next: string | null) => void (text = next) })
const blocked = { read: () => null, write: () => {} }

interface Sent {
  readonly client_id: string
  readonly session_id: string
  readonly events: readonly SentEvent[]
}

/** A sender whose waiting is over at once; `waits` are its pauses in milliseconds. */
function sending(more: Partial<SenderSetting> = {}) {
  let now = start
  const posted: Sent[] = []
  const left: Sent[] = []
  const waits: number[] = []
  const [client, session] = [memory(), memory()]
  const sender = createSender({
    client,
    session,
    hasGoogle: false,
    cookies: () => '',
    isAllowed: () => true,
    now: () => now,
    newId: () => 'our-own-id',
    wait: (milliseconds) => Promise.resolve((waits.push(milliseconds), (now += milliseconds))),
    post: (body) => Promise.resolve(posted.push(JSON.parse(body)) > 0),
    beacon: (body) => left.push(JSON.parse(body)),
    ...more,
  })
  const settled = async () => {
    for (let turn = 0; turn < 100; turn++) await Promise.resolve()
  }
  return { sender, posted, left, waits, client, session, settled, pass: (milliseconds: number) => void (now += milliseconds) }
}
const paths = (messages: readonly Sent[]) =>
  messages.map(({ events }) => events.map((event) => event.name === 'page_launch' && event.params.path))

describe('the sender', () => {
  it('gathers events into one message, with ids that last', async () => {
    const { sender, posted, settled, session, pass } = sending()
    sender.add(launch('/fr'))
    sender.add(launch('/fr/week-ends'))
    await settled()
    expect(paths(posted)).toEqual([['/fr', '/fr/week-ends']])
    expect(posted[0]).toMatchObject({ client_id: 'our-own-id' })
    const [first] = posted
    sender.add(launch('/fr/hotel/1057'))
    await settled()
    expect(posted[1]).toMatchObject({ client_id: 'our-own-id', session_id: first?.session_id })
    pass(sessionLengthMs)
    sender.add(launch('/fr'))
    await settled()
    expect(posted[2]?.session_id).not.toBe(first?.session_id)
    expect(session.read()).toContain(posted[2]?.session_id)
  })

  // @rule S9.45 S8.16
  it('sends again every 150 ms while the site does not respond, then gives up', async () => {
    let failures = 2
    const { sender, waits, settled } = sending({ post: () => Promise.resolve(failures-- <= 0) })
    sender.add(launch('/fr'))
    await settled()
    expect(waits).toEqual([500, 150, 150])
    failures = 9
    sender.add(launch('/fr/next'))
    await settled()
    expect(waits.slice(3)).toEqual([500, 150, 150, 150, 150])
  })

  it('sends nothing where nothing can be stored: there is no valid session', async () => {
    for (const more of [{ session: blocked }, { client: blocked }]) {
      const { sender, posted, left, waits, settled } = sending(more)
      sender.add(launch('/fr'))
      await settled()
      sender.add(launch('/fr'))
      sender.leave()
      expect([posted, left]).toEqual([[], []])
      expect(waits.slice(0, 5)).toEqual([500, 150, 150, 150, 150])
    }
  })

  // @rule S9.46
  it('looks for Google’s id every second, five times, then takes our own', async () => {
    let cookies = ''
    const google = { hasGoogle: true, cookies: () => cookies }
    const without = sending(google)
    without.sender.add(launch('/fr'))
    await without.settled()
    expect(without.waits).toEqual([1000, 1000, 1000, 1000, 1000, 500])
    expect(without.posted[0]?.client_id).toBe('our-own-id')
    const late = sending({
      ...google,
      wait: (milliseconds) => Promise.resolve(milliseconds === 1000 && (cookies = '_ga=GA1.1.1234567890.1805000000')),
    })
    late.sender.add(launch('/fr'))
    await late.settled()
    expect(late.posted[0]?.client_id).toBe('1234567890.1805000000')
    expect(late.client.read()).toBeNull()
  })

  // @rule S7.44
  it('sends what is left when the page is left, once', async () => {
    const { sender, posted, left, settled } = sending()
    sender.add(launch('/fr'))
    sender.leave()
    await settled()
    sender.leave()
    expect([paths(left), posted]).toEqual([[['/fr']], []])
  })

  // @rule S7.45
  it('forgets events and ids when consent is withdrawn, also in another tab', async () => {
    const { sender, posted, left, client, session, settled } = sending()
    sender.add(launch('/fr'))
    await settled()
    sender.add(launch('/fr/next'))
    sender.forget()
    sender.leave()
    await settled()
    expect([posted.length, left, client.read(), session.read()]).toEqual([1, [], null, null])
    const elsewhere = sending({ isAllowed: () => false })
    elsewhere.sender.add(launch('/fr'))
    await elsewhere.settled()
    elsewhere.sender.leave()
    expect([elsewhere.posted, elsewhere.left, elsewhere.waits, elsewhere.client.read()]).toEqual([[], [], [500], null])
  })
})
