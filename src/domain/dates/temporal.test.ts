import { Temporal as polyfill } from 'temporal-polyfill'
import { afterEach, expect, it, vi } from 'vitest'
import { provideTemporal } from './temporal.ts'

const { DateTimeFormat } = Intl

afterEach(() => vi.unstubAllGlobals())

it('gives the polyfill to an engine without Temporal, and changes nothing else of it', async () => {
  vi.stubGlobal('Temporal', undefined)
  Reflect.deleteProperty(globalThis, 'Temporal')
  await provideTemporal()
  expect(globalThis.Temporal).toBe(polyfill)
  expect(Intl.DateTimeFormat).toBe(DateTimeFormat)
})

it('leaves the engine its own', async () => {
  const own = { ...polyfill }
  vi.stubGlobal('Temporal', own)
  await provideTemporal()
  expect(globalThis.Temporal).toBe(own)
})
