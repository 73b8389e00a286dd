import { describe, expect, it } from 'vitest'
import { createFiledMemory, filedMessages, type Filing } from './filed-messages.ts'

/** Messages of one isolate, whose clock moves by its pauses alone. */
function isolate() {
  let now = 0
  const onPause: (() => void)[] = []
  const begin = filedMessages({
    memory: createFiledMemory(),
    now: () => now,
    pause: async (milliseconds) => {
      now += milliseconds
      onPause.shift()?.()
    },
  })
  return { begin, onPause, pass: (milliseconds: number) => (now += milliseconds), clock: () => now }
}

const end = (filing: Filing, filed: boolean) => {
  if (filing.kind === 'unfiled') filing.end(filed)
}

describe('the second post of one message', () => {
  it('is known for a minute once the first was filed', async () => {
    const { begin, pass } = isolate()
    end(await begin('a message'), true)
    pass(59_999)
    expect((await begin('a message')).kind).toBe('filed')
    expect((await begin('another message')).kind).toBe('unfiled')
    pass(1)
    expect((await begin('a message')).kind).toBe('unfiled')
  })

  it('waits for the first one, and is sent itself if that failed', async () => {
    for (const filed of [true, false]) {
      const { begin, onPause } = isolate()
      const first = await begin('a message')
      onPause.push(
        () => {},
        () => end(first, filed),
      )
      expect((await begin('a message')).kind).toBe(filed ? 'filed' : 'unfiled')
      expect(onPause).toEqual([])
    }
  })

  it('does not wait for ever for a first one that never ends', async () => {
    const { begin, clock } = isolate()
    await begin('a message')
    expect((await begin('a message')).kind).toBe('unfiled')
    expect(clock()).toBe(10_000)
  })
})
