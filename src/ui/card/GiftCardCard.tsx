import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { GiftCardTeaser } from '../../contract/gift-card.ts'
import { contentHref } from '../link/content-href.ts'
import { linkTo } from '../link/link-to.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './Card.module.css'
import { CardFrame } from './CardFrame.tsx'

export function GiftCardCard({ giftCard: { url, image, months: validity } }: { giftCard: GiftCardTeaser }): ReactNode {
  const { t } = useLingui()
  const { site } = useSite()
  return (
    <CardFrame link={linkTo(contentHref(site, url))} title={t`Gift card`} images={[image]} foot={<b>{t`You choose the amount`}</b>}>
      <p className={css.text}>
        <Trans>Not sure which stay they would choose? Let them choose it themselves, with the dates.</Trans>
      </p>
      {validity !== undefined && (
        <p className={css.hotel}>{t`${plural(validity, { one: 'Valid for # month', other: 'Valid for # months' })}`}</p>
      )}
    </CardFrame>
  )
}
