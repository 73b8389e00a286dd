import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Bucket, StayCriteria } from '../../domain/criteria/stay-criteria.ts'
import { bucketsOf, type GiftPriceEntry, giftPrice, usualBucket } from '../../domain/pricing/gift-price.ts'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Choice } from '../../ui/field/Choice.tsx'
import { price, signedPrice } from '../../ui/format/price.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import css from '../booking/Booking.module.css'

export interface GiftChoicesProps {
  readonly list: readonly GiftPriceEntry[]
  readonly entry: GiftPriceEntry
  readonly criteria: Pick<StayCriteria, 'bucket' | 'upsell'>
  readonly onChoose: (chosen: Pick<Partial<StayCriteria>, 'giftNights' | 'bucket' | 'upsell'>) => void
}

/** Nights, how many dates the recipient can choose from (specification of booking, section 9, "Price buckets"), and still more dates. Radios of the form: they work without scripts. */
export function GiftChoices({ list, entry, criteria, onChoose }: GiftChoicesProps): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const { bucket = usualBucket, upsell } = criteria
  const more = entry.extraUpsellAvailabilityAmount ?? 0
  const amount = (cents: number) => <b className="tabular">{price(cents, market)}</b>
  const words: Record<Bucket, { name: string; said: string }> = {
    1: { name: t`Essential`, said: t`The lowest price, on the quietest dates` },
    2: { name: t`Serenity`, said: t`About 55% of the weekends of the next 6 months` },
    3: { name: t`Liberty`, said: t`About 70% of the weekends of the next 6 months` },
  }
  return (
    <>
      <fieldset className={css.choices}>
        <legend>
          <Trans>How many nights do you want to offer?</Trans>
        </legend>
        {list.map((of) => (
          <Choice
            key={of.nights}
            framed
            type="radio"
            name="giftNights"
            value={of.nights}
            checked={of === entry}
            onChange={() => onChoose({ giftNights: of.nights })}
            aside={amount(giftPrice(of, bucket))}
          >
            {t`${plural(of.nights, { one: '# night', other: '# nights' })}`}
          </Choice>
        ))}
      </fieldset>
      {bucketsOf(entry).length > 1 && (
        <fieldset className={css.choices}>
          <legend>
            <Trans>How much choice of dates?</Trans>
          </legend>
          {bucketsOf(entry).map((of) => (
            <Choice
              key={of}
              framed
              type="radio"
              name="bucket"
              value={of}
              checked={of === bucket}
              onChange={() => onChoose({ bucket: of })}
              aside={amount(giftPrice(entry, of))}
            >
              {words[of].name} {of === usualBucket && <Badge tone="social">{t`Popular`}</Badge>}
              <small>{words[of].said}</small>
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
          aside={<b className="tabular">{signedPrice(more, market)}</b>}
        >
          <Trans>Still more dates to choose from</Trans>
        </Choice>
      )}
    </>
  )
}
