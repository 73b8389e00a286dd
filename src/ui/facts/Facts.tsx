import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/icon-names.ts'
import css from './Facts.module.css'

interface FactsProps {
  readonly facts: readonly string[]
  readonly icon?: IconName
  /** Where it is another language than the page's. */
  readonly lang?: string | undefined
}

export function Facts({ facts, icon = 'check', lang }: FactsProps): ReactNode {
  if (!facts.length) return null
  return (
    <ul className={css.facts} lang={lang}>
      {facts.map((fact) => (
        <li key={fact}>
          <Icon name={icon} />
          <span>{fact}</span>
        </li>
      ))}
    </ul>
  )
}
