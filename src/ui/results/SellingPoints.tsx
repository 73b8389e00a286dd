import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'
import type { Flow } from '../../contract/cms.ts'
import { Icon } from '../icon/Icon.tsx'
import { bed, calendarCheck, gift, refresh, tag, wallet } from '../icon/paths.ts'
import css from './SellingPoints.module.css'

export type Point = readonly [icon: string, text: MessageDescriptor]

const getaways: Point = [bed, msg`Unique getaways: lodging, breakfast and activities`]
const deals: Point = [tag, msg`Negotiated deals`]

/** Section 1: three for booking and for gifting, four for activity. */
export const sellingPoints: Readonly<Record<Flow, readonly Point[]>> = {
  booking: [getaways, [calendarCheck, msg`Peace of mind: stays you can change`], deals],
  gifting: [getaways, [gift, msg`You choose the getaway, they choose the dates`], deals],
  activity: [
    [gift, msg`A personalised gift`],
    [wallet, msg`Activities for all budgets`],
    [calendarCheck, msg`They pick the date`],
    [refresh, msg`The gift can be exchanged`],
  ],
}

/** Short selling points above the results of a flow. */
export function SellingPoints({ flow }: { flow: Flow }): ReactNode {
  const { _ } = useLingui()
  return (
    <ul className={`wrap row ${css.points}`}>
      {sellingPoints[flow].map(([icon, text]) => (
        <li key={icon}>
          <Icon of={icon} /> {_(text)}
        </li>
      ))}
    </ul>
  )
}
