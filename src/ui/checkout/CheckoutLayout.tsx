import type { ReactNode } from 'react'
import css from './Checkout.module.css'

export function CheckoutLayout({ title, summary, children }: { title: ReactNode; summary: ReactNode; children: ReactNode }): ReactNode {
  return (
    <div className={`wrap ${css.layout}`}>
      <h1>{title}</h1>
      <aside>{summary}</aside>
      <div className={css.steps}>{children}</div>
    </div>
  )
}

export function CheckoutPart({ id, title, children }: { id?: string; title: ReactNode; children: ReactNode }): ReactNode {
  return (
    <section className={css.part} id={id}>
      <h2>{title}</h2>
      <div className="stack">{children}</div>
    </section>
  )
}
