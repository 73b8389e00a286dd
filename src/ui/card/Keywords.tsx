import type { ReactNode } from 'react'
import css from './Card.module.css'

export function Keywords({ keywords }: { keywords: readonly string[] }): ReactNode {
  return (
    <ul className={css.words}>
      {keywords.slice(0, 4).map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  )
}
