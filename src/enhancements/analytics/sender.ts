import type { SentEvent } from '../../contract/analytics.ts'
import { attempted } from '../../domain/analytics/attempts.ts'
import { googleClientId, googleId } from '../../domain/analytics/google-id.ts'
import { messagesOf } from '../../domain/analytics/messages.ts'
import { continuedSession, parseSession } from '../../domain/analytics/session.ts'
import type { StoredEntry } from '../../stored/entries.ts'

const gatheringMs = 500

export interface SenderSetting {
  readonly client: StoredEntry
  readonly session: StoredEntry
  /** Google's tag sets an id of its own, which is preferred. */
  readonly hasGoogle: boolean
  readonly cookies: () => string
  /** Asks each time, because the choice may have changed in another tab. */
  readonly isAllowed: () => boolean
  readonly now: () => number
  readonly newId: () => string
  readonly wait: (milliseconds: number) => Promise<unknown>
  /** Returns false if the site did not take the message. */
  readonly post: (body: string) => Promise<boolean>
  /** Posts while the page is left. */
  readonly beacon: (body: string) => void
}

export interface Sender {
  readonly add: (event: SentEvent) => void
  readonly leave: () => void
  readonly forget: () => void
}

/** Never throws: without a valid session or a response, events are dropped. */
export function createSender({ client, session, hasGoogle, cookies, isAllowed, now, newId, wait, post, beacon }: SenderSetting): Sender {
  let queue: SentEvent[] = []
  let running = false
  let looked = hasGoogle ? 0 : googleId.times

  function ownId(): string {
    if (client.read() === null) client.write(newId())
    return client.read() ?? ''
  }
  const clientId = () => (hasGoogle && googleClientId(cookies())) || ownId()

  function messageOf(events: readonly SentEvent[]): string | undefined {
    session.write(continuedSession(session.read(), now()))
    const valid = parseSession(session.read(), now())
    const id = clientId()
    return valid && id ? JSON.stringify({ client_id: id, session_id: valid.id, events }) : undefined
  }

  async function send(events: readonly SentEvent[]): Promise<boolean> {
    if (!isAllowed()) return true
    const body = messageOf(events)
    return body !== undefined && post(body)
  }

  async function run(): Promise<void> {
    running = true
    for (; looked < googleId.times && googleClientId(cookies()) === undefined; looked++) await wait(googleId.everyMs)
    looked = googleId.times
    await wait(gatheringMs)
    while (queue.length > 0) {
      const [events = []] = messagesOf(queue)
      // Events that are not sent yet stay in the queue for the beacon.
      queue = queue.slice(events.length)
      await attempted(() => send(events), wait)
    }
    running = false
  }

  return {
    add(event) {
      queue.push(event)
      if (!running) void run()
    },
    leave() {
      for (const events of isAllowed() ? messagesOf(queue) : []) {
        const body = messageOf(events)
        if (body !== undefined) beacon(body)
      }
      queue = []
    },
    forget() {
      queue = []
      client.write(null)
      session.write(null)
    },
  }
}
