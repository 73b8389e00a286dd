import { describe, expect, it } from 'vitest'
import { noLaterThan } from './load-search.ts'

const never = new Promise<never>(() => {})

describe('a number above the results', () => {
  it('is there with them', async () => {
    expect(await noLaterThan(never, Promise.resolve([12]))).toBe(12)
  })

  it('is left out where it hangs or fails', async () => {
    expect(await noLaterThan(Promise.resolve(), never)).toBeUndefined()
    expect(await noLaterThan(never, Promise.reject(new Error('unavailable')))).toBeUndefined()
    expect(await noLaterThan(Promise.reject(new Error('unavailable')), never)).toBeUndefined()
  })
})
