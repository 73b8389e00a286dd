import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ActivityDetail } from '../../contract/activity.ts'
import { wishOf } from '../../domain/product-lists/wishes.ts'
import { Badge } from '../badge/Badge.tsx'
import { Icon } from '../icon/Icon.tsx'
import { Stars } from '../rating/Stars.tsx'
import { ShareButton } from '../share/ShareButton.tsx'
import { WishHeart } from '../product-lists/WishHeart.tsx'
import css from '../stay/StayHeader.module.css'

export function ActivityHeader({ activity, validityMonths: validity }: { activity: ActivityDetail; validityMonths: number }): ReactNode {
  const { t } = useLingui()
  const { label, stars, location } = activity.mainActivityCenter
  const kinds = [...new Set(activity.activities.map(({ univers }) => univers))]
  const durations = activity.activities.flatMap(({ duration }) => duration ?? [])
  return (
    <header className={css.header}>
      <h1>{activity.label}</h1>
      <div className={css.besideActions}>
        <p className="row">
          <span className={css.hotel}>{label}</span>
          {stars !== undefined && stars > 0 && <Stars stars={stars} />}
          <a href="#places" className={css.place}>
            <Icon name="pin" />
            {location.label}
          </a>
        </p>
        <WishHeart product={wishOf('ACTIVITY', activity.id)} />
        <ShareButton />
      </div>
      <p className="row">
        {[...kinds, ...durations].map((word) => (
          <Badge key={word}>{word}</Badge>
        ))}
        <Badge tone="reinsurance">{t`${plural(validity, { one: 'Valid for # month', other: 'Valid for # months' })}`}</Badge>
      </p>
    </header>
  )
}
