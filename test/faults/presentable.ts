import { expect } from 'vitest'
import { eternalSkeletons, readable, type Seen } from './visitor.ts'

/** Whether a page shows something; a page that does not is not printed. */
export const shows = (page: Seen, what: RegExp): boolean => what.test(page.body)

/** Whatever went wrong: a whole page, nothing unfinished, no word a program would say. */
export function expectPresentable(page: Seen): void {
  expect(page.complete).toBe(true)
  expect(page.body).toMatch(/<\/html>$/)
  expect(page.body).toMatch(/<h1|<h2/)
  expect(readable(page.body)).not.toMatch(/\bundefined\b|\bNaN\b|\[object /)
  expect(eternalSkeletons(page.body)).toEqual([])
  if (page.status === 503) expect(Number(page.headers['retry-after'])).toBeGreaterThan(0)
}
