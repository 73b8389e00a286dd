import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PriceInfo } from '../../contract/price.ts'
import type { Quote } from '../../contract/quote.ts'
import { roomsLeft } from '../../domain/cards/rooms-left.ts'
import { priceMessage } from '../../domain/pricing/price-type.ts'
import { moneySaved } from '../../domain/pricing/promo.ts'
import { quoteStress } from '../../domain/quote/quote-outcome.ts'
import { Badge } from '../../ui/badge/Badge.tsx'
import { price as money } from '../../ui/format/price.ts'
import { Price, type PriceShown } from '../../ui/price/Price.tsx'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { Loading } from '../../ui/skeleton/Skeleton.tsx'
import css from './Booking.module.css'
import type { StayPrice } from './use-quote.ts'
import { useRoomWords } from './use-room-words.ts'

interface Given {
  readonly price: StayPrice
  /** What `price` shows. */
  readonly shown: PriceShown | undefined
  readonly fromPrice: PriceInfo | undefined
}

/** The price, how much of it is saved, and what presses or reassures; nothing where the dates have no price. */
export function PriceBanner({ price, shown, fromPrice }: Given): ReactNode {
  const { t } = useLingui()
  return (
    <div className={css.banner} aria-live="polite">
      {price.kind === 'priced' && <Stress of={price.quote} />}
      {shown && <Price large of={shown} />}
      {price.kind === 'priced' && <Saved of={price.price} dated />}
      {price.kind === 'noDates' &&
        (fromPrice ? <Saved of={fromPrice} /> : <p className={css.invitation}>{t`Choose your dates to see the price`}</p>)}
      {price.kind === 'loading' && (
        <Loading>
          <i className={css.priceShape} />
          <i className={css.wordsShape} />
        </Loading>
      )}
    </div>
  )
}

function Saved({ of, dated = false }: { of: PriceInfo; dated?: boolean }): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const saved = moneySaved(of.sellPrice, of.refPrice, of.moneySaved)
  const message = priceMessage({ flow: 'booking', hasDates: dated, loading: false, promo: of.promo ?? 0, saved })
  if (message.kind === 'finalWithPromo') return <p className={css.saved}>{t`You save ${money(message.saved, market)}`}</p>
  if (message.kind === 'fromWithPromo') return <p className={css.saved}>{t`You save ${money(message.saved, market)} on certain dates`}</p>
  return null
}

/** Flash deal or best price, and rooms left: at most two, each with the quote's own figures behind it. */
function Stress({ of }: { of: Quote }): ReactNode {
  const { t } = useLingui()
  const words = useRoomWords()
  const stress = quoteStress(of)
  const rooms = roomsLeft(of.roomsAmount, true)
  if (!stress && rooms === undefined) return null
  return (
    <p className="row">
      {stress === 'flashDeal' && <Badge tone="alert">{t`Flash deal`}</Badge>}
      {stress === 'bestPrice' && <Badge tone="reinsurance">{t`Best price`}</Badge>}
      {rooms !== undefined && <Badge tone="scarcity">{words.left(rooms)}</Badge>}
    </p>
  )
}
