import { useLingui } from '@lingui/react/macro'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { DisplayedPrice } from '../../domain/pricing/displayed-price.ts'
import { Price } from '../../ui/price/Price.tsx'
import booking from './panel.module.css'
import css from './StickyBar.module.css'

interface StickyBarProps {
  readonly panel: RefObject<HTMLElement | null>
  readonly label: string
  readonly price: DisplayedPrice | undefined
  readonly children: ReactNode
}

/** Shown while the panel's button is out of sight: a panel of dates ends far below it. */
export function StickyBar({ panel, label, price, children }: StickyBarProps): ReactNode {
  const { t } = useLingui()
  const beside = usePlaceBeside(panel)
  if (!beside) return null
  return createPortal(
    <section className={css.bar} aria-label={t`Your booking`}>
      <div className={`wrap ${css.row}`}>
        <b className={css.label}>{label}</b>
        {/* There is no room for the reference price. */}
        {price && <Price price={{ ...price, reference: undefined, promo: undefined }} />}
        <div className={css.action}>{children}</div>
      </div>
    </section>,
    beside,
  )
}

/** Returns the panel's parent while the bar is shown. A panel without a place for its button is observed as a whole. */
function usePlaceBeside(panel: RefObject<HTMLElement | null>): HTMLElement | null {
  const [parent, setParent] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const { current } = panel
    if (!current) return
    const seen = new IntersectionObserver((entries) => setParent(entries.at(-1)?.isIntersecting === false ? current.parentElement : null))
    seen.observe(current.querySelector(`.${booking.book}`) ?? current)
    return () => seen.disconnect()
  }, [panel])
  return parent
}
