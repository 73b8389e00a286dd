import type { ReactNode } from 'react'
import css from './Card.module.css'

/** What is included, at most four phrases. */
export function Headwords({ of }: { of: readonly string[] }): ReactNode {
  return (
    <ul className={css.words}>
      {of.slice(0, 4).map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  )
}
