import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ParcelOffer } from '../../domain/gift/parcel.ts'
import type { GiftFormat } from '../../domain/address/gift-choice.ts'
import { formatOfferedPrice } from '../format/price.ts'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/icon-names.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './Box.module.css'

export interface FormatsProps {
  /** The price of the box itself in cents. */
  readonly value: number
  readonly parcel: ParcelOffer
}

interface FormatTexts {
  readonly icon: IconName
  readonly name: string
  readonly text: string
  /** The price with delivery in cents, or undefined where this format cannot be bought. */
  readonly total: number | undefined
  readonly totalText: string
}

export function useFormatTexts({ value, parcel }: FormatsProps): Readonly<Partial<Record<GiftFormat, FormatTexts>>> {
  const { t } = useLingui()
  const view = useSite()
  const amount = (cents: number) => formatOfferedPrice(cents, view)
  const digital: FormatTexts = {
    icon: 'mail',
    name: t`By e-mail`,
    text: t`Sent by e-mail as soon as it is paid, to print or to forward when you like.`,
    total: value,
    totalText: amount(value),
  }
  if (parcel.kind === 'hidden') return { digital }
  const post = { icon: 'gift' as const, name: t`By post` }
  if (parcel.kind === 'soon') {
    const text = t`Victim of its success, the physical format is coming back soon!`
    return { digital, physical: { ...post, text, total: undefined, totalText: '' } }
  }
  const { min, max } = parcel.days
  const delivery = amount(parcel.cost)
  const box = t`A wrapped box, delivered in ${min} to ${max} working days.`
  const cost = parcel.cost > 0 ? t`${delivery} of the price is for delivery.` : t`Delivery is free.`
  const total = value + parcel.cost
  return { digital, physical: { ...post, text: `${box} ${cost}`, total, totalText: amount(total) } }
}

/** One option is open at a time. The one by post cannot be opened while it cannot be bought. */
export function GiftingOptions({ format, ...formats }: FormatsProps & { format: GiftFormat }): ReactNode {
  const texts = useFormatTexts(formats)
  return (
    <div className={css.options}>
      {(['digital', 'physical'] as const).map((each) => {
        const option = texts[each]
        if (!option) return null
        const title = (
          <>
            <Icon name={option.icon} />
            <span>{option.name}</span>
            {option.totalText && <b className="tabular">{option.totalText}</b>}
          </>
        )
        return option.total === undefined ? (
          <div key={each} className={css.soon} data-option={each}>
            <p>{title}</p>
            <p>{option.text}</p>
          </div>
        ) : (
          <details key={each} className={css.option} name="gifting-options" open={each === format} data-option={each}>
            <summary>{title}</summary>
            <p>{option.text}</p>
          </details>
        )
      })}
    </div>
  )
}
