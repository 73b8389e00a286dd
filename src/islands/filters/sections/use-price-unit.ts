import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { guestsInFlow } from '../../../domain/guests/guests.ts'
import type { SearchCriteria } from '../../../domain/search/criteria.ts'
import { useSite } from '../../../ui/site/SiteContext.tsx'

/** What a price of the flow covers: "per night / for 2 people" when booking, else the whole gift or all participants. */
export function usePriceUnit({ guests }: SearchCriteria): string {
  const { t } = useLingui()
  const { flow } = useSite()
  const { adults, children } = guestsInFlow(guests, flow)
  const people = adults + children
  return [flow === 'booking' && t`per night`, people > 1 && t`${plural(people, { other: 'for # people' })}`].filter(Boolean).join(' / ')
}
