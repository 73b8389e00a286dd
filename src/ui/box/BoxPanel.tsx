import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { DisplayedPrice } from '../../domain/pricing/displayed-price.ts'
import { Icon } from '../icon/Icon.tsx'
import { Price } from '../price/Price.tsx'
import css from './Box.module.css'
import { BoxForm, OfferButton } from './BoxForm.tsx'

interface BoxPanelProps {
  readonly price: DisplayedPrice
  readonly validityMonths: number | undefined
  readonly code: string
  readonly hasFormats: boolean
}

export function BoxPanel({ price, validityMonths: validity, code, hasFormats }: BoxPanelProps): ReactNode {
  const { t } = useLingui()
  return (
    <section className={css.panel} aria-label={t`Offer this box`}>
      <Price price={price} large />
      <OfferButton hasFormats={hasFormats} className={css.offer} />
      {!hasFormats && <BoxForm code={code} format="digital" price={price.sell} />}
      <ul className={css.terms}>
        <li>
          <Icon name="bed" />
          <Trans>They choose the stay they like best</Trans>
        </li>
        <li>
          <Icon name="calendar-check" />
          <Trans>The recipient chooses the dates</Trans>
        </li>
        {validity !== undefined && (
          <li>
            <Icon name="clock" />
            {t`${plural(validity, { one: 'Valid for # month', other: 'Valid for # months' })}`}
          </li>
        )}
      </ul>
    </section>
  )
}

export function BoxBar({ price, hasFormats }: Pick<BoxPanelProps, 'price' | 'hasFormats'>): ReactNode {
  const { t } = useLingui()
  return (
    <section className={css.bar} aria-label={t`Your gift`}>
      {/* No room for the reference price. */}
      <Price price={{ ...price, reference: undefined, promo: undefined }} />
      <OfferButton hasFormats={hasFormats} />
    </section>
  )
}
