import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { GiftProduct } from '../../contract/gift-order.ts'
import type { Picture as PictureContent } from '../../contract/picture.ts'
import type { GiftFormat } from '../../domain/address/gift-choice.ts'
import { useBucketLabels } from '../gift/use-bucket-labels.ts'
import { Picture } from '../picture/Picture.tsx'
import css from './Checkout.module.css'
import { OrderText, useOrderLanguage } from './order-language.tsx'
import { SummaryFact } from './Summary.tsx'

export interface GiftSummaryProps {
  readonly gift: GiftProduct
  readonly format: GiftFormat
  readonly label: string
  readonly image: PictureContent | undefined
  readonly place?: string | undefined
  readonly validityMonths: number
  readonly children: ReactNode
}

export function GiftSummary({ gift, format, label, image, place, validityMonths: validity, children }: GiftSummaryProps): ReactNode {
  const { t } = useLingui()
  const lang = useOrderLanguage()
  return (
    <div className={css.summary}>
      {image && <Picture picture={image} use="card" first decorative />}
      <div>
        <h2 lang={lang}>{label}</h2>
        <ul className={css.facts}>
          {place && (
            <SummaryFact icon="pin">
              <OrderText>{place}</OrderText>
            </SummaryFact>
          )}
          <ChoiceFacts gift={gift} />
          <SummaryFact icon={format === 'digital' ? 'mail' : 'gift'}>
            {format === 'digital' ? <Trans>By e-mail, ready to print</Trans> : <Trans>By post, ready to give</Trans>}
          </SummaryFact>
          <SummaryFact icon="calendar-check">
            {t`${plural(validity, { one: 'Valid for # month', other: 'Valid for # months' })}`}
          </SummaryFact>
        </ul>
        {children}
      </div>
    </div>
  )
}

function ChoiceFacts({ gift }: { gift: GiftProduct }): ReactNode {
  const { t } = useLingui()
  const buckets = useBucketLabels()
  if (gift.type === 'DIGITAL_ACTIVITY_ONLY')
    return <SummaryFact icon="guests">{t`${plural(gift.adults, { one: '# participant', other: '# participants' })}`}</SummaryFact>
  if (gift.type !== 'SINGLEVOUCHER') return null
  return (
    <>
      <SummaryFact icon="calendar">{t`${plural(gift.nights, { one: '# night', other: '# nights' })}`}</SummaryFact>
      <SummaryFact icon="guests">
        <Trans>For 2 adults</Trans>
      </SummaryFact>
      <SummaryFact icon="shield">
        <b>{buckets[gift.bucket].name}</b>
        <br />
        <small>{buckets[gift.bucket].description}</small>
      </SummaryFact>
    </>
  )
}
