import * as v from 'valibot'
import { purposeOfScript, SpeculationRules, speculationRulesPath } from '../../contract/speculation-rules.ts'
import { pageView } from '../analytics/card-item.ts'
import { linkOf, listen, whenPointedAt, whenTouched } from './pointed-links.ts'

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
  const { prefetch } = v.parse(SpeculationRules, await response.json())
  // The other rule has some of the same links.
  const ofAllLinks = prefetch.filter(({ eagerness }) => eagerness === 'conservative')
  const rules = ofAllLinks.map(({ where: { and } }) => ({
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
  whenPointedAt(ask)
  whenTouched(ask)
  listen('pointerdown', ({ target, pointerType }) => {
    const link = linkOf(target)
    if (link && pointerType === 'mouse') ask(link)
  })
}
