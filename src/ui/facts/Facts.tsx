import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { checkIcon } from '../icon/paths.ts'
import css from './Facts.module.css'

export function Facts({ facts, icon = checkIcon }: { facts: readonly string[]; icon?: string }): ReactNode {
  if (!facts.length) return null
  return (
    <ul className={css.facts}>
      {facts.map((fact) => (
        <li key={fact}>
          <Icon path={icon} />
          <span>{fact}</span>
        </li>
      ))}
    </ul>
  )
}
