import type { Browser } from 'playwright'
import type { Gate } from './gate.ts'
import { painted, settled, visit } from './visit.ts'

/** Milliseconds: results come so long after the rest of their page is on the screen, and before the site stops waiting for them. */
const afterPaint = 200
const patience = 2200

export interface LateCard {
  /** From the results leaving the origin to the first card on the screen, milliseconds. */
  readonly card: number
  readonly shift: number
  /** The page was on the screen before its results left: without that they were not late. */
  readonly seenBefore: boolean
}

/** Opens a search page whose results are kept back until its visitor sees the rest of it. */
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
