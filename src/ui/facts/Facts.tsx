import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { checkIcon } from '../icon/paths.ts'
import css from './Facts.module.css'

interface FactsProps {
  readonly facts: readonly string[]
  readonly icon?: string
  /** Where it is another language than the page's. */
  readonly lang?: string | undefined
}

export function Facts({ facts, icon = checkIcon, lang }: FactsProps): ReactNode {
  if (!facts.length) return null
  return (
    <ul className={css.facts} lang={lang}>
      {facts.map((fact) => (
        <li key={fact}>
          <Icon path={icon} />
          <span>{fact}</span>
        </li>
      ))}
    </ul>
  )
}
