import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { StayCriteria } from '../../domain/stay/criteria.ts'
import { bucketsOf, type GiftPriceEntry, giftPrice, defaultBucket } from '../../domain/pricing/gift-price.ts'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Choice } from '../../ui/field/Choice.tsx'
import { formatOfferedPrice, formatSignedPrice } from '../../ui/format/price.ts'
import { useBucketLabels } from '../../ui/gift/use-bucket-labels.ts'
import { useSite, useVariation } from '../../ui/site/SiteContext.tsx'
import css from '../stay-page/panel.module.css'

interface GiftChoicesProps {
  readonly list: readonly GiftPriceEntry[]
  readonly entry: GiftPriceEntry
  readonly criteria: Pick<StayCriteria, 'bucket' | 'upsell'>
  readonly onChoose: (chosen: Pick<Partial<StayCriteria>, 'giftNights' | 'bucket' | 'upsell'>) => void
}

/** Native fields, which a form sends without scripts, too (B6.40). */
export function GiftChoices({ list, entry, criteria, onChoose }: GiftChoicesProps): ReactNode {
  const { t } = useLingui()
  const view = useSite()
  const showsDefaultAlone = useVariation('voucherPrices')
  const { bucket = defaultBucket, upsell } = criteria
  const more = entry.extraUpsellAvailabilityAmount ?? 0
  const amount = (cents: number) => <b className="tabular">{formatOfferedPrice(cents, view)}</b>
  const labels = useBucketLabels()
  return (
    <>
      <fieldset className={css.choices}>
        <legend>
          <Trans>How many nights do you want to offer?</Trans>
        </legend>
        {list.map((option) => (
          <Choice
            key={option.nights}
            framed
            type="radio"
            name="giftNights"
            value={option.nights}
            checked={option === entry}
            onChange={() => onChoose({ giftNights: option.nights })}
            aside={amount(giftPrice(option, bucket))}
          >
            {t`${plural(option.nights, { one: '# night', other: '# nights' })}`}
          </Choice>
        ))}
      </fieldset>
      {bucketsOf(entry).length > 1 && !(showsDefaultAlone && bucket === defaultBucket) && (
        <fieldset className={css.choices}>
          <legend>
            <Trans>How much choice of dates?</Trans>
          </legend>
          {bucketsOf(entry).map((option) => (
            <Choice
              key={option}
              framed
              type="radio"
              name="bucket"
              value={option}
              checked={option === bucket}
              onChange={() => onChoose({ bucket: option })}
              aside={amount(giftPrice(entry, option))}
            >
              {labels[option].name} {option === defaultBucket && <Badge tone="social">{t`Popular`}</Badge>}
              <small>{labels[option].description}</small>
            </Choice>
          ))}
        </fieldset>
      )}
      {more > 0 && (
        <Choice
          framed
          type="checkbox"
          name="upsell"
          value="availability"
          checked={upsell === 'availability'}
          onChange={(event) => onChoose({ upsell: event.target.checked ? 'availability' : 'none' })}
          aside={<b className="tabular">{formatSignedPrice(more, view.market)}</b>}
        >
          <Trans>Still more dates to choose from</Trans>
        </Choice>
      )}
    </>
  )
}
