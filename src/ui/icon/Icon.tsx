import type { ReactNode } from 'react'

/** An outline icon, always beside words that say the same: hidden from screen readers. `of` is path data of `paths.ts`. */
export function Icon({ of, filled }: { of: string; filled?: boolean }): ReactNode {
  return (
    <svg className={filled ? 'icon filled' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={of} />
    </svg>
  )
}
