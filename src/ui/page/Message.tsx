import type { ReactNode } from 'react'
import css from './Message.module.css'

export function Message(props: { title: ReactNode; note?: ReactNode; children: ReactNode; actions?: ReactNode }): ReactNode {
  return (
    <div className={`wrap ${css.message}`}>
      <svg className={css.picture} viewBox="0 0 240 120" aria-hidden="true" focusable="false">
        <circle cx="172" cy="46" r="22" className={css.sun} />
        <path d="M0 92 C40 60 70 58 104 82 S170 104 240 74 V120 H0Z" className={css.hill} />
        <path d="M0 104 C50 86 92 94 132 104 S204 112 240 98 V120 H0Z" className={css.field} />
        <path d="M58 86 l10-28 10 28z M74 90 l8-22 8 22z" className={css.tree} />
      </svg>
      <h1>{props.title}</h1>
      <div className={css.words}>{props.children}</div>
      {props.actions && <div className={`row ${css.actions}`}>{props.actions}</div>}
      {props.note && <p className="muted">{props.note}</p>}
    </div>
  )
}
