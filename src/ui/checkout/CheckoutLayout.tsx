import type { ReactNode } from 'react'
import css from './Checkout.module.css'

interface CheckoutLayoutProps {
  readonly title: ReactNode
  readonly summary: ReactNode
  /** Set on pages with a form: the newest paid order that they know of, or an empty text. */
  readonly paid?: string
  readonly children: ReactNode
}

export function CheckoutLayout({ title, summary, paid, children }: CheckoutLayoutProps): ReactNode {
  return (
    <div className={`wrap ${css.layout}`} data-paid={paid}>
      <h1>{title}</h1>
      <aside>{summary}</aside>
      <div className={css.steps}>{children}</div>
    </div>
  )
}

/** The id of the part where the visitor chooses how to pay. */
export const paymentPart = 'payment'

export function CheckoutPart({ id, title, children }: { id?: string; title: ReactNode; children: ReactNode }): ReactNode {
  return (
    <section className={css.part} id={id}>
      <h2>{title}</h2>
      <div className="stack">{children}</div>
    </section>
  )
}
