import type { ReactNode } from 'react'
import { formatStayCriteria } from '../../../src/domain/stay/hash.ts'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import { Island } from '../../../src/hydration/server/Island.tsx'
import { extras } from '../../../src/islands/extras/island.ts'
import { useSite } from '../../../src/ui/site/SiteContext.tsx'
import { ListSkeleton } from '../../../src/ui/skeleton/Skeleton.tsx'
import type { StayPageProps } from './props.ts'

type ExtrasSectionProps = Pick<StayPageProps, 'detail' | 'criteria' | 'choices'> & Partial<Pick<StayPageProps, 'extraPrices'>>

export function ExtrasSection({ detail, criteria, choices, extraPrices }: ExtrasSectionProps): ReactNode {
  const { upsells, singleVoucherProducts, priceList, hotel } = detail
  const { flow } = useSite()
  const isGift = flow === 'gifting'
  if (!(isGift ? singleVoucherProducts : upsells)?.length) return null
  const section = (prices: Readonly<Record<number, number>> | undefined) => (
    <Island
      island={extras}
      when="hash"
      props={{
        stayId: detail.id,
        hotelId: hotel.id,
        query: formatStayCriteria(criteria),
        ...(isGift ? { singleVoucherProducts, priceList } : { upsells }),
        ...(!isGift && choices && { extras: { choices, ...(prices && { prices }) } }),
      }}
    />
  )
  if (!choices || !criteria.dates || !extraPrices) return section(undefined)
  return (
    <Deferred data={extraPrices} pending={<ListSkeleton />} failed={section(undefined)}>
      {section}
    </Deferred>
  )
}
