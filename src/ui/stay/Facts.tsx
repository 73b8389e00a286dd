import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { check } from '../icon/paths.ts'
import css from './Facts.module.css'

/** Short facts in columns, each with a sign. */
export function Facts({ of, icon = check }: { of: readonly string[]; icon?: string }): ReactNode {
  if (!of.length) return null
  return (
    <ul className={css.facts}>
      {of.map((fact) => (
        <li key={fact}>
          <Icon of={icon} />
          <span>{fact}</span>
        </li>
      ))}
    </ul>
  )
}
