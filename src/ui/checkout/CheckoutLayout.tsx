import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import css from './Checkout.module.css'

/** Summary beside the payment steps; above them on narrow screens. */
export function CheckoutLayout({ summary, children }: { summary: ReactNode; children: ReactNode }): ReactNode {
  return (
    <div className={`wrap ${css.layout}`}>
      <h1>
        <Trans>Your booking</Trans>
      </h1>
      <aside>{summary}</aside>
      <div className={css.steps}>{children}</div>
    </div>
  )
}

/** A titled part of the checkout. */
export function CheckoutPart({ title, children }: { title: ReactNode; children: ReactNode }): ReactNode {
  return (
    <section className={css.part}>
      <h2>{title}</h2>
      <div className="stack">{children}</div>
    </section>
  )
}
