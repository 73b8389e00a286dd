import type { ReactNode } from 'react'

/** Icons are hidden from screen readers, because each stands beside a text with the same meaning. */
export function Icon({ path, filled }: { path: string; filled?: boolean }): ReactNode {
  return (
    <svg className={filled ? 'icon filled' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
