import { useLingui } from '@lingui/react/macro'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import type { PriceInfo } from '../../contract/price.ts'
import { Price } from '../../ui/price/Price.tsx'
import css from './StickyBar.module.css'
import { partySize } from './party-size.ts'
import type { StayPrice } from './use-quote.ts'

interface Given {
  /** The panel it stands in for. */
  readonly panel: RefObject<HTMLElement | null>
  readonly label: string
  readonly price: StayPrice
  readonly fromPrice: PriceInfo | undefined
  /** Nights that the from-price is for. */
  readonly nights: number
  /** The action. */
  readonly children: ReactNode
}

/** Stay, price and action at the bottom of the screen, while the panel itself is out of sight. */
export function StickyBar({ panel, label, price, fromPrice, nights, children }: Given): ReactNode {
  const { t } = useLingui()
  const away = useOutOfSight(panel)
  if (!away) return null
  return (
    <section className={css.bar} aria-label={t`Your booking`}>
      <div className={`wrap ${css.row}`}>
        <b className={css.label}>{label}</b>
        {price.kind === 'priced' && (
          <Price of={{ sell: price.price.sellPrice, reference: price.price.refPrice, nights: price.quote.reservationCriteria.nights, people: partySize(price.quote.reservationCriteria) }} />
        )}
        {price.kind === 'noDates' && fromPrice && <Price of={{ sell: fromPrice.sellPrice, type: 'from', nights, people: 2 }} />}
        <div className={css.action}>{children}</div>
      </div>
    </section>
  )
}

/** True while no part of the element is on the screen; false on the server. */
function useOutOfSight(element: RefObject<HTMLElement | null>): boolean {
  const [away, setAway] = useState(false)
  useEffect(() => {
    const seen = new IntersectionObserver((entries) => setAway(entries.at(-1)?.isIntersecting === false))
    if (element.current) seen.observe(element.current)
    return () => seen.disconnect()
  }, [element])
  return away
}
