import { BoundedMap } from '../src/bounded-map/bounded-map.ts'
import { digestOf } from './digest.ts'

/** Whether the same message was filed a moment ago; otherwise the caller files it and says how that ended. */
export type Filing = { readonly kind: 'filed' } | { readonly kind: 'unfiled'; readonly end: (filed: boolean) => void }

/** A message is under way until its first post has ended. */
type Known = { readonly kind: 'under-way' } | { readonly kind: 'filed'; readonly at: number }

export type FiledMemory = BoundedMap<string, Known>

const capacity = 1000
/** A browser repeats a post at once; after a minute the same words are a new message. */
const rememberedMs = 60_000
/** The first post of a message takes no longer than the deadlines of its calls. */
const longestMs = 10_000
const pauseMs = 100

export const createFiledMemory = (): FiledMemory => new BoundedMap({ capacity })

export interface FiledMessagesInput {
  readonly memory: FiledMemory
  /** Returns milliseconds since the epoch, and moves on during a request. */
  readonly now: () => number
  readonly pause: (milliseconds: number) => Promise<void>
}

/**
 * Recognises the second post of one message: a challenge is good once, so that a visitor who presses twice would read that nothing was
 * sent. It knows what this isolate filed. Promises belong to their requests, which is why the second post looks again and again.
 */
export function filedMessages({ memory, now, pause }: FiledMessagesInput): (message: string) => Promise<Filing> {
  return async (message) => {
    // Messages are hashed, so that none stays in memory as such.
    const key = await digestOf(message)
    const until = now() + longestMs
    for (let known = memory.get(key); known; known = memory.get(key)) {
      if (known.kind === 'filed') {
        if (now() - known.at < rememberedMs) return { kind: 'filed' }
        break
      }
      if (now() >= until) break
      await pause(pauseMs)
    }
    memory.set(key, { kind: 'under-way' })
    return {
      kind: 'unfiled',
      end: (filed) => {
        if (filed) memory.set(key, { kind: 'filed', at: now() })
        else memory.delete(key)
      },
    }
  }
}
