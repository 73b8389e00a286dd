import * as v from 'valibot'
import { purposeOfScript, SpeculationRules, speculationRulesPath } from '../../contract/speculation-rules.ts'
import { pageView } from '../analytics/card-item.ts'

/** As browsers with speculation rules wait, where their eagerness is `moderate`. */
const pointedForMs = 200

/** A finger that scrolls has moved by then, and a tap has ended. */
const touchedForMs = 100

/**
 * Fetches the page of a link that is pointed at for a moment, or on which a finger rests, in browsers that know no speculation rules and on
 * phones, which get none, by the same rules. The browser keeps such a page for half a minute, for the visitor who opens it (`keptForNext`). Pages in
 * the frame of an application and for customer care are never kept.
 */
export async function fetchAhead(): Promise<void> {
  const { mode, site } = pageView()
  if (mode.app || mode.customerCare || navigator.connection?.saveData || !('URLPattern' in window)) return
  const response = await fetch(speculationRulesPath(site.market.language)).catch(() => undefined)
  if (!response?.ok) return
  const rules = v.parse(SpeculationRules, await response.json()).prefetch.map(({ where: { and } }) => ({
    patterns: and[0].href_matches.map((pattern) => new URLPattern({ ...pattern, baseURL: location.origin })),
    except: and[1].not.selector_matches,
  }))
  const isFetched = (link: HTMLAnchorElement) =>
    rules.some(({ patterns, except }) => !link.matches(except) && patterns.some((pattern) => pattern.test(link.href)))
  const asked = new Set<string>()
  const ask = (link: HTMLAnchorElement) => {
    const address = link.pathname + link.search
    if (asked.has(address) || address === location.pathname + location.search || !isFetched(link)) return
    asked.add(address)
    // Read to its end, so that the browser keeps it.
    fetch(address, { headers: { [purposeOfScript.name]: purposeOfScript.value }, priority: 'low' })
      .then((page) => page.text())
      .catch(() => {})
  }
  let due = 0
  let pointedAt: HTMLAnchorElement | null = null
  /** A mouse that moves between the parts of a link still points at it. */
  const point = (link: HTMLAnchorElement | null) => {
    if (link === pointedAt) return
    clearTimeout(due)
    pointedAt = link
    if (link) due = window.setTimeout(() => ask(link), pointedForMs)
  }
  const linkOf = (target: EventTarget | null) => (target instanceof Element ? target.closest('a') : null)
  const over = ({ target, pointerType }: PointerEvent) => pointerType === 'mouse' && point(linkOf(target))
  const out = ({ relatedTarget }: PointerEvent) => relatedTarget === null && point(null)
  let touched = 0
  const down = ({ target, pointerType, isPrimary }: PointerEvent) => {
    clearTimeout(touched)
    const link = linkOf(target)
    // A second finger zooms.
    if (!link || !isPrimary) return
    if (pointerType === 'mouse') ask(link)
    else touched = window.setTimeout(() => ask(link), touchedForMs)
  }
  /** A finger that begins to scroll cancels its touch. */
  const up = () => clearTimeout(touched)
  for (const [type, listen] of [
    ['pointerover', over],
    ['pointerout', out],
    ['pointerdown', down],
    ['pointerup', up],
    ['pointercancel', up],
  ] as const)
    addEventListener(type, listen, { capture: true, passive: true })
  point(document.querySelector<HTMLAnchorElement>('a:hover'))
}
