import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'
import type { Flow } from '../../contract/cms/flow.ts'
import { Icon } from '../icon/Icon.tsx'
import { bedIcon, calendarCheckIcon, giftIcon, refreshIcon, tagIcon, walletIcon } from '../icon/paths.ts'
import css from './SellingPoints.module.css'

export type SellingPoint = readonly [icon: string, text: MessageDescriptor]

/** Many stays include this, but not every one: some are a room only. */
export const getaways: SellingPoint = [bedIcon, msg`Unique getaways: lodging, breakfast and activities`]
const deals: SellingPoint = [tagIcon, msg`Negotiated deals`]

/** The selling points of each flow (S2.56). */
export const sellingPoints: Readonly<Record<Flow, readonly SellingPoint[]>> = {
  booking: [getaways, [calendarCheckIcon, msg`Peace of mind: many stays can be changed`], deals],
  gifting: [getaways, [giftIcon, msg`You choose the getaway, they choose the dates`], deals],
  activity: [
    [giftIcon, msg`A personalised gift`],
    [walletIcon, msg`Activities for all budgets`],
    [calendarCheckIcon, msg`They pick the date`],
    [refreshIcon, msg`The gift can be exchanged`],
  ],
}

export function SellingPoints({ flow }: { flow: Flow }): ReactNode {
  const { _ } = useLingui()
  return (
    <ul className={`wrap row ${css.points}`}>
      {sellingPoints[flow].map(([icon, text]) => (
        <li key={icon}>
          <Icon path={icon} /> {_(text)}
        </li>
      ))}
    </ul>
  )
}
