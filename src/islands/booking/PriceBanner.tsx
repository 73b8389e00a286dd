import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PriceInfo } from '../../contract/price.ts'
import type { Quote } from '../../contract/quote.ts'
import { roomsLeft } from '../../domain/cards/rooms-left.ts'
import { addDays } from '../../domain/dates/iso-date.ts'
import { priceMessage } from '../../domain/pricing/price-type.ts'
import { moneySaved } from '../../domain/pricing/promo.ts'
import { quoteChange, quoteStress } from '../../domain/quote/quote-outcome.ts'
import { Badge } from '../../ui/badge/Badge.tsx'
import { dateRange } from '../../ui/format/date.ts'
import { price as money } from '../../ui/format/price.ts'
import { Price, type PriceShown } from '../../ui/price/Price.tsx'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { Loading } from '../../ui/skeleton/Skeleton.tsx'
import { useGuestWords } from '../parts/guests/use-guest-words.ts'
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
      {price.kind === 'priced' && <Changed of={price.quote} />}
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

/** What the price is for, where that is not what was asked: more rooms, other dates, another party. */
function Changed({ of }: { of: Quote }): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const guests = useGuestWords()
  const change = quoteChange(of)
  const { checkin, nights, adult: adults, child: children, baby: babies } = change?.stay ?? of.reservationCriteria
  const dates = dateRange(checkin, addDays(checkin, nights), market)
  return (
    <>
      {change?.stay && <p>{t`This price is for other criteria: ${dates}, ${guests.party({ adults, children, babies })}.`}</p>}
      {(of.roomsAmountMessage ?? change?.rooms) !== undefined && (
        <p>{of.roomsAmountMessage ?? t`${plural(change?.rooms ?? 1, { one: 'Price for # room', other: 'Price for # rooms' })}`}</p>
      )}
    </>
  )
}

/** Flash deal, best price or best promotion, and rooms left: at most two, each with the quote's own figures behind it. */
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
      {stress === 'bestPromo' && <Badge tone="alert">{t`Best promotion of the month`}</Badge>}
      {rooms !== undefined && <Badge tone="scarcity">{words.left(rooms)}</Badge>}
    </p>
  )
}
