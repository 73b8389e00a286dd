import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'
import type { Flow } from '../../contract/cms/flow.ts'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/icon-names.ts'
import css from './SellingPoints.module.css'

export type SellingPoint = readonly [icon: IconName, text: MessageDescriptor]

/** Many stays include this, but not every one: some are a room only. */
export const getaways: SellingPoint = ['bed', msg`Unique getaways: lodging, breakfast and activities`]
const deals: SellingPoint = ['tag', msg`Negotiated deals`]

/** The selling points of each flow (S2.56). */
export const sellingPoints: Readonly<Record<Flow, readonly SellingPoint[]>> = {
  booking: [getaways, ['calendar-check', msg`Peace of mind: many stays can be changed`], deals],
  gifting: [getaways, ['gift', msg`You choose the getaway, they choose the dates`], deals],
  activity: [
    ['gift', msg`A personalised gift`],
    ['wallet', msg`Activities for all budgets`],
    ['calendar-check', msg`They pick the date`],
    ['refresh', msg`The gift can be exchanged`],
  ],
}

export function SellingPoints({ flow }: { flow: Flow }): ReactNode {
  const { _ } = useLingui()
  return (
    <ul className={`wrap row ${css.points}`}>
      {sellingPoints[flow].map(([icon, text]) => (
        <li key={icon}>
          {/* A line may break beside a picture, also where a space that does not break follows. */}
          <span className="whole">
            <Icon name={icon} />
            {'\u00a0'}
          </span>
          {_(text)}
        </li>
      ))}
    </ul>
  )
}
