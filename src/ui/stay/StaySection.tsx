import type { ReactNode } from 'react'
import css from './StaySection.module.css'

export function StaySection({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }): ReactNode {
  return (
    <section className={css.section} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  )
}
