import type { ReactNode } from 'react'
import type { Drawing, IconName } from './icon-names.ts'
import icons from './icons.svg?no-inline'

export const drawingHref = (name: IconName | Drawing): string => `${icons}#${name}`

/** Icons are hidden from screen readers, because each stands beside a text with the same meaning. */
export function Icon({ name, filled }: { name: IconName; filled?: boolean }): ReactNode {
  return (
    <svg className={filled ? 'icon filled' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <use href={drawingHref(name)} />
    </svg>
  )
}
