import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ActivityDetail } from '../../contract/activity.ts'
import { wishOf } from '../../domain/shelf/wishes.ts'
import { Badge } from '../badge/Badge.tsx'
import { Icon } from '../icon/Icon.tsx'
import { pin } from '../icon/paths.ts'
import { Stars } from '../rating/Stars.tsx'
import { WishHeart } from '../shelf/WishHeart.tsx'
import css from '../stay/StayHeader.module.css'

/** What activity this is: title, who welcomes, where, and its badges, the wishlist's heart. `validity` in months. */
export function ActivityHeader({ of, validity }: { of: ActivityDetail; validity: number }): ReactNode {
  const { t } = useLingui()
  const { label, stars, location } = of.mainActivityCenter
  const kinds = [...new Set(of.activities.map(({ univers }) => univers))]
  const durations = of.activities.flatMap(({ duration }) => duration ?? [])
  return (
    <header className={css.header}>
      <h1>{of.label}</h1>
      <p className="row">
        <span className={css.hotel}>{label}</span>
        {stars !== undefined && stars > 0 && <Stars of={stars} />}
        <a href="#places" className={css.place}>
          <Icon of={pin} />
          {location.label}
        </a>
      </p>
      <p className="row">
        {[...kinds, ...durations].map((word) => (
          <Badge key={word}>{word}</Badge>
        ))}
        <Badge tone="reinsurance">{t`${plural(validity, { one: 'Valid for # month', other: 'Valid for # months' })}`}</Badge>
        <WishHeart of={wishOf('ACTIVITY', of.id)} />
      </p>
    </header>
  )
}
