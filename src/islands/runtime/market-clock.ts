import { useSyncExternalStore } from 'react'
import { type MarketTime, marketTimeIn } from '../../domain/dates/market-time.ts'
import { provideTemporal } from '../../domain/dates/temporal.ts'
import { instantsOfPage } from './page-age.ts'
import { pageSite } from './page-site.ts'

let time: MarketTime | undefined
const listeners = new Set<() => void>()

/** For this time the page's own day and hour are good enough: browsers without Temporal would download one for every page. */
const toleranceMs = 60_000

/**
 * Renders the islands again whose day or hour has passed: a tab may stay open for days. The time is the server's when it rendered the page,
 * and what has passed since by the visitor's clock, whose own date may be wrong.
 */
export async function askMarketTime(): Promise<void> {
  const page = instantsOfPage()
  if (!page) return
  const elapsed = Date.now() - page.renderedHere
  if (elapsed < toleranceMs) return
  await provideTemporal()
  const now = marketTimeIn(pageSite().site.market.timeZone, page.rendered + elapsed)
  const before = lastTime()
  if (now.today === before.today && now.hour === before.hour) return
  time = now
  for (const changed of listeners) changed()
}

const lastTime = (): MarketTime => time ?? pageSite()

function askWhenShown(): void {
  if (document.visibilityState === 'visible') void askMarketTime()
}

function subscribe(changed: () => void): () => void {
  if (listeners.size === 0) {
    document.addEventListener('visibilitychange', askWhenShown)
    addEventListener('pageshow', askWhenShown)
  }
  listeners.add(changed)
  // The first island of a page may hydrate after a night.
  void askMarketTime()
  return () => {
    listeners.delete(changed)
    if (listeners.size > 0) return
    document.removeEventListener('visibilitychange', askWhenShown)
    removeEventListener('pageshow', askWhenShown)
  }
}

/** The page's while hydrating, then that of the market, asked again when the tab is shown or a calendar opens. */
export const useMarketTime = (): MarketTime => useSyncExternalStore(subscribe, lastTime, pageSite)
