import type { Browser } from 'playwright'
import type { Gate } from './gate.ts'
import { painted, settled, visit } from './visit.ts'

/** Milliseconds that results arrive after the rest of the page has painted, within the site's deadline. */
const afterPaint = 200
const patience = 2200

export interface LateCard {
  /** Milliseconds from the results leaving the origin to the first card on the screen. */
  readonly card: number
  readonly shift: number
  /** The rest of the page was painted before its results left; otherwise they were not late. */
  readonly seenBefore: boolean
}

/** Opens a search page whose results are delayed until the rest of it is painted. */
export async function lateResults(browser: Browser, gate: Gate, url: string, scripts: 'run' | 'blocked'): Promise<LateCard> {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  gate.until = promise
  const timer = setTimeout(release, patience)
  const at = await visit(browser, url, scripts)
  await painted(at)
  await at.page.waitForTimeout(afterPaint)
  release()
  clearTimeout(timer)
  await settled(at, 500)
  const { origin, firstPaint, firstCard, shift } = await at.observed()
  await at.leave()
  return { card: origin + firstCard - gate.searchLeft, shift, seenBefore: origin + firstPaint < gate.searchLeft }
}
