import { expect } from 'vitest'
import { eternalSkeletons, withoutScripts, type Seen } from './visitor.ts'

/** Whether the text matches; keeps whole pages out of the output. */
export const shows = (page: Seen, what: RegExp): boolean => what.test(page.body)

/** Expects a complete page without program errors in its text, whatever failed. */
export function expectPresentable(page: Seen): void {
  expect(page.complete).toBe(true)
  expect(page.body).toMatch(/<\/html>$/)
  expect(page.body).toMatch(/<h1|<h2/)
  expect(withoutScripts(page.body)).not.toMatch(/\bundefined\b|\bNaN\b|\[object /)
  expect(eternalSkeletons(page.body)).toEqual([])
  if (page.status === 503) expect(Number(page.headers['retry-after'])).toBeGreaterThan(0)
}
