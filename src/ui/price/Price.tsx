import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PriceType } from '../../contract/price.ts'
import { showsReferencePrice } from '../../domain/pricing/price-type.ts'
import { discount } from '../format/number.ts'
import { price } from '../format/price.ts'
import { useSite } from '../site/SiteContext.tsx'
import { perWords } from './per-words.ts'
import css from './Price.module.css'

export interface PriceShown {
  /** Cents, for the whole stay and party. */
  readonly sell: number
  /** Cents before the promotion; not shown in the gifting flow. */
  readonly reference?: number | undefined
  /** Whole percent, already judged worth showing. */
  readonly promo?: number | undefined
  /** A discount code the visitor is given, and its whole percent off; the amounts are without it. */
  readonly extra?: { readonly code: string; readonly value: number } | undefined
  readonly type?: PriceType | undefined
  readonly nights?: number | undefined
  /** People the price is for; 1 reads "per person". */
  readonly people?: number | undefined
}

/** `inline`: within a line of text or a label. */
export function Price({ of, large, inline }: { of: PriceShown; large?: boolean; inline?: boolean }): ReactNode {
  const { t, i18n } = useLingui()
  const { market, flow, roundUpPrices: roundUp = false } = useSite()
  // A reduction is one from a price that is said.
  const before = showsReferencePrice(flow) && of.reference !== undefined && of.reference > of.sell ? of.reference : undefined
  const per = perWords(of.nights, of.people, i18n)
  const Box = inline ? 'span' : 'p'
  return (
    <Box className={large ? `${css.price} ${css.large}` : css.price}>
      {before !== undefined && of.promo ? <span className={css.promo}>{discount(of.promo, market)}</span> : null}
      {before !== undefined && (
        <s>
          <span className="unseen">{t`Before:`} </span>
          {price(before, market, { roundUp })}
        </s>
      )}
      {of.type === 'from' && <span>{t`from`}</span>}
      <b>{price(of.sell, market, { roundUp })}</b>
      {per && <small>{per}</small>}
      {of.extra && <span className={css.promo}>{t`${discount(of.extra.value, market)} extra: ${of.extra.code}`}</span>}
    </Box>
  )
}
