import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ParcelOffer } from '../../domain/gift/parcel.ts'
import type { GiftFormat } from '../../domain/address/gift-choice.ts'
import { Choice } from '../field/Choice.tsx'
import { formatSignedPrice } from '../format/price.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './GiftCard.module.css'

export function FormatChoice({ chosen, ...parcel }: ParcelOffer & { readonly chosen: GiftFormat }): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  if (parcel.kind === 'hidden') return null
  const offer = parcel.kind === 'offered' ? parcel : undefined
  return (
    <fieldset className={css.formats}>
      <legend>
        <Trans>How would you like to give it?</Trans>
      </legend>
      <Choice framed type="radio" name="giftFormat" value="digital" defaultChecked={!offer || chosen === 'digital'}>
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
        data-cost={offer?.cost}
        disabled={!offer}
        defaultChecked={offer !== undefined && chosen === 'physical'}
        aside={offer && <b className="tabular">{offer.cost === 0 ? t`Free` : formatSignedPrice(offer.cost, market)}</b>}
      >
        <Trans>By post</Trans>
        <small>
          {offer ? (
            <Trans>
              Within {offer.days.min} to {offer.days.max} working days
            </Trans>
          ) : (
            <Trans>Victim of its success, the physical format is coming back soon!</Trans>
          )}
        </small>
      </Choice>
    </fieldset>
  )
}
