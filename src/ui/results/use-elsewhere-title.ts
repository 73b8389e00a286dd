import { useLingui } from '@lingui/react/macro'
import type { KnownPlace } from '../../domain/fallback/expanded-destination.ts'
import { useSite } from '../site/SiteContext.tsx'

export function useElsewhereTitle(): string {
  const { t } = useLingui()
  const { flow } = useSite()
  return flow === 'gifting' ? t`Give a getaway` : t`Weekend getaways`
}

export function useActivitiesTitle(): (place: KnownPlace | undefined) => string {
  const { t } = useLingui()
  return (place) => {
    const where = place?.inLabel
    return where === undefined ? t`Activities` : t`Activities ${where}`
  }
}
