import type { Settings } from '../../src/contract/cms/settings.ts'
import type { SiteView } from '../../src/ui/site/SiteContext.tsx'

/** Settings that are off are left out, which keeps every page shorter. */
export function viewSettings(settings: Settings | null | undefined): Pick<SiteView, 'roundUpPrices' | 'newTab'> {
  return { ...(settings?.roundUpPrices && { roundUpPrices: true }), ...(settings?.newTab && { newTab: true }) }
}
