import type { ReactNode } from 'react'
import type { IconName } from './icon-names.ts'
import icons from './icons.svg?no-inline'

/** Icons are hidden from screen readers, because each stands beside a text with the same meaning. */
export function Icon({ name, filled }: { name: IconName; filled?: boolean }): ReactNode {
  return (
    <svg className={filled ? 'icon filled' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${icons}#${name}`} />
    </svg>
  )
}
