import { useLingui } from '@lingui/react/macro'
import { useSite } from '../site/SiteContext.tsx'

/** Returns the title of a search page whose search is of another place than the page's own. */
export function useElsewhereTitle(): string {
  const { t } = useLingui()
  const { flow } = useSite()
  return flow === 'gifting' ? t`Give a getaway` : t`Weekend getaways`
}
