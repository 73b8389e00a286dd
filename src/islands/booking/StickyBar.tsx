import { useLingui } from '@lingui/react/macro'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { Price, type PriceShown } from '../../ui/price/Price.tsx'
import css from './StickyBar.module.css'

interface Given {
  /** The panel it stands in for. */
  readonly panel: RefObject<HTMLElement | null>
  readonly label: string
  readonly price: PriceShown | undefined
  /** The action. */
  readonly children: ReactNode
}

/** Stay, price and action at the bottom of the screen, while the panel itself is out of sight. */
export function StickyBar({ panel, label, price, children }: Given): ReactNode {
  const { t } = useLingui()
  const away = useOutOfSight(panel)
  if (!away) return null
  return (
    <section className={css.bar} aria-label={t`Your booking`}>
      <div className={`wrap ${css.row}`}>
        <b className={css.label}>{label}</b>
        {/* There is room for what is to pay, not for what it was before. */}
        {price && <Price of={{ ...price, reference: undefined, promo: undefined }} />}
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
