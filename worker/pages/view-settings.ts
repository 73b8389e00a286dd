import type { Settings } from '../../src/contract/cms/settings.ts'
import type { SiteView } from '../../src/ui/site/SiteContext.tsx'

/** The market's settings that components and islands read. Settings that are off are left out of the page. */
export function viewSettings(settings: Settings | null | undefined): Pick<SiteView, 'roundUpPrices' | 'newTab'> {
  return { ...(settings?.roundUpPrices && { roundUpPrices: true }), ...(settings?.newTab && { newTab: true }) }
}
