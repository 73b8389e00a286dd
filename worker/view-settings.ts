import type { Settings } from '../src/contract/cms.ts'
import type { SiteView } from '../src/ui/site/SiteContext.tsx'

/** What of a market's settings every component and island of a page knows; what is off is left out of the page. */
export function viewSettings(settings: Settings | null | undefined): Pick<SiteView, 'roundUpPrices' | 'newTab'> {
  return { ...(settings?.roundUpPrices && { roundUpPrices: true }), ...(settings?.newTab && { newTab: true }) }
}
