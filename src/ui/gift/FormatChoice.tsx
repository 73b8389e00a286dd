import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Settings } from '../../contract/cms.ts'
import type { PhysicalFormat } from '../../domain/gift/formats.ts'
import type { GiftFormat } from '../../domain/stay/criteria.ts'
import { Choice } from '../field/Choice.tsx'
import { formatSignedPrice } from '../format/price.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './GiftCard.module.css'

interface FormatChoiceProps {
  readonly physical: PhysicalFormat
  readonly chosen: GiftFormat
  /** Cents of a parcel to the market's country; undefined where it cannot be sent. */
  readonly cost: number | undefined
  readonly deliveryDays: Settings['deliveryDays'] | undefined
}

/** Radios: by e-mail, or by post where that is sold; they work without scripts. Nothing where there is no choice. */
export function FormatChoice({ physical, chosen, cost, deliveryDays }: FormatChoiceProps): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  if (physical === 'hidden') return null
  const isOffered = physical === 'offered'
  return (
    <fieldset className={css.formats}>
      <legend>
        <Trans>How would you like to give it?</Trans>
      </legend>
      <Choice framed type="radio" name="giftFormat" value="digital" defaultChecked={!isOffered || chosen === 'digital'}>
        <Trans>By e-mail</Trans>
        <small>
          <Trans>At once, ready to print</Trans>
        </small>
      </Choice>
      <Choice
        framed
        type="radio"
        name="giftFormat"
        value="physical"
        disabled={!isOffered}
        defaultChecked={isOffered && chosen === 'physical'}
        aside={isOffered && cost !== undefined && <b className="tabular">{cost === 0 ? t`Free` : formatSignedPrice(cost, market)}</b>}
      >
        <Trans>By post</Trans>
        <small>
          {!isOffered ? (
            <Trans>Victim of its success, the physical format is coming back soon!</Trans>
          ) : (
            deliveryDays && (
              <Trans>
                Within {deliveryDays.min} to {deliveryDays.max} working days
              </Trans>
            )
          )}
        </small>
      </Choice>
    </fieldset>
  )
}
