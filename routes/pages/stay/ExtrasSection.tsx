import type { ReactNode } from 'react'
import { formatStayCriteria } from '../../../src/domain/stay/hash.ts'
import { Island } from '../../../src/hydration/server/Island.tsx'
import { extras } from '../../../src/islands/extras/island.ts'
import type { StayPageProps } from './StayPage.tsx'

/** Extras of the stay, in both flows. The island reads dates, guests and nights from the hash. */
export function ExtrasSection({ context, detail, criteria }: StayPageProps): ReactNode {
  const { upsells, singleVoucherProducts, priceList } = detail
  if (!(context.view.flow === 'gifting' ? singleVoucherProducts : upsells)?.length) return null
  const { today, hour } = context
  return (
    <Island
      island={extras}
      when="hash"
      props={{ upsells, singleVoucherProducts, priceList, query: formatStayCriteria(criteria), today, hour }}
    />
  )
}
