import type { ReactNode } from 'react'
import { formatStayCriteria } from '../../../src/domain/criteria/parse-stay.ts'
import { Island } from '../../../src/hydration/server/Island.tsx'
import { extras } from '../../../src/islands/extras/island.ts'
import type { StayPageParts } from './StayPage.tsx'

/** What can be added to the stay, in either flow. It reads dates, guests and nights from the hash, once there is one. */
export function ExtrasSection({ context, detail, criteria }: StayPageParts): ReactNode {
  const { upsells, singleVoucherProducts, priceList } = detail
  if (!(context.view.flow === 'gifting' ? singleVoucherProducts : upsells)?.length) return null
  const { today, hour } = context
  return (
    <Island
      of={extras}
      when="hash"
      props={{ upsells, singleVoucherProducts, priceList, query: formatStayCriteria(criteria), today, hour }}
    />
  )
}
