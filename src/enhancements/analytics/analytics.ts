import type { SentEvent, TrackedEvent } from '../../contract/analytics.ts'
import { whenIdle } from '../../hydration/browser/triggers.ts'
import { pointOfSale } from '../../market/markets.ts'
import { pageKindAt } from '../../market/page-kind.ts'
import { itemOfCard, pageView } from './card-item.ts'
import { analyticsClientKey, analyticsSessionKey } from '../../stored/keys.ts'
import { visibleCards } from '../cards/cards.ts'
import { mayNow } from '../consent/consent.ts'
import { storedEntry } from '../../stored/entries.ts'
import { track } from './track.ts'
import { takeEvents } from './tracked-events.ts'
import { pageEvents } from './page-events.ts'
import { createSender } from './sender.ts'
import { watchForms } from './watch-forms.ts'
import { watchLists, watchPromotions } from './seen-cards.ts'
import { watchSearchBox } from './watch-search-box.ts'

declare global {
  interface Window {
    dataLayer?: TrackedEvent[]
  }
}

/**
 * Sends events to the data layer and the server, beginning with those from before. Returns the function that ends it and forgets
 * everything.
 */
export function startAnalytics(): () => void {
  const layer = (window.dataLayer ??= [])
  const sender = browserSender()
  const publish = (event: TrackedEvent, at: number) => {
    layer.push(event)
    sender.add(sent(event, at))
  }
  for (const event of pageEvents()) publish(event, Math.round(performance.timeOrigin + performance.now()))
  takeEvents((event, at) => publish(event.event === 'select_item' ? withItem(event) : event, at))
  let isStopped = false
  const stops = [watchLists(), watchPromotions(), watchSearchBox(), watchForms()]
  let reportVitals: (() => void) | undefined
  const cancelVitals = whenIdle(async () => {
    const code = await import('./web-vitals.ts').catch(() => undefined)
    if (!isStopped) reportVitals = code?.measureVitals(pageKindAt(pageView().site, location.pathname))
  })
  // The library listens to the window, which comes before the document.
  const leave = () => {
    if (document.visibilityState !== 'hidden') return
    reportVitals?.()
    sender.leave()
  }
  const shown = ({ persisted }: PageTransitionEvent) => persisted && pageEvents().forEach(track)
  addEventListener('pagehide', sender.leave)
  addEventListener('pageshow', shown)
  document.addEventListener('visibilitychange', leave)
  return () => {
    isStopped = true
    cancelVitals()
    for (const stop of stops) stop()
    removeEventListener('pagehide', sender.leave)
    removeEventListener('pageshow', shown)
    document.removeEventListener('visibilitychange', leave)
    takeEvents(() => {})
    sender.forget()
    layer.length = 0
  }
}

function withItem(event: TrackedEvent & { event: 'select_item' }): TrackedEvent {
  const cards = visibleCards()
  const isIt = (card: HTMLElement | undefined) => card?.dataset['offer'] === String(event.stay)
  const card = [cards[event.index ?? 0], ...cards].find(isIt)
  return card ? { event: 'select_item', ...itemOfCard(card, event.index ?? 0) } : event
}

function sent({ event: name, ...params }: TrackedEvent, at: number): SentEvent {
  return { name, at, params } as SentEvent
}

function browserSender() {
  const { site } = pageView()
  const address = `/api/analytics/ga/collect/${pointOfSale(site.market)}`
  return createSender({
    client: storedEntry(() => localStorage, analyticsClientKey),
    session: storedEntry(() => localStorage, analyticsSessionKey),
    hasGoogle: pageView().googleId === true,
    cookies: () => document.cookie,
    isAllowed: () => mayNow('measurement'),
    now: Date.now,
    newId: () => crypto.randomUUID(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    post: (body) =>
      fetch(address, { method: 'POST', body, keepalive: true, priority: 'low' }).then(
        ({ status }) => status < 500,
        () => false,
      ),
    beacon: (body) => void navigator.sendBeacon(address, body),
  })
}
