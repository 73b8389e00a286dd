import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { guestsInFlow } from '../../../domain/guests/guests.ts'
import type { SearchCriteria } from '../../../domain/search/criteria.ts'
import { useSite } from '../../../ui/site/SiteContext.tsx'

/** Returns what a price is for: "per night / for 2 people"; the whole voucher of a gift, all participants of an activity. */
export function usePriceUnit({ guests }: SearchCriteria): string {
  const { t } = useLingui()
  const { flow } = useSite()
  const { adults, children } = guestsInFlow(guests, flow)
  const people = adults + children
  return [flow === 'booking' && t`per night`, people > 1 && t`${plural(people, { other: 'for # people' })}`].filter(Boolean).join(' / ')
}
