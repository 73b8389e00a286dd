import type { SearchSetting } from '../../domain/criteria/search-query.ts'
import type { SiteView } from '../../ui/site/SiteContext.tsx'

/** What every search call of a page carries besides the criteria. */
export function searchSetting(view: SiteView, minisite: number | undefined): SearchSetting {
  return { locale: view.site.market.locale, flow: view.flow === 'gifting' ? 'gifting' : 'booking', minisite }
}
