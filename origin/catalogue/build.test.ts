import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'
import { rowsAsText, versionOf } from './build.ts'

afterEach(() => void vi.useRealTimers())

test('another process, in another time zone and on another day, writes the same rows', { timeout: 120_000 }, async () => {
  const hotels = 61
  const build = fileURLToPath(new URL('build.ts', import.meta.url))
  const env = { ...process.env, TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8' }
  const written: { version: string; file: string } = JSON.parse(
    execFileSync(process.execPath, [build, String(hotels)], { env, encoding: 'utf8' }),
  )
  vi.setSystemTime('2031-08-01T12:00Z')
  const text = await rowsAsText(hotels)
  expect(text.length).toBeGreaterThan(1_000_000)
  expect(text === readFileSync(written.file, 'utf8')).toBe(true)
  expect(versionOf(text)).toBe(written.version)
})
