import type { ReactNode } from 'react'
import { brand } from '../../market/brand.ts'
import css from './Logo.module.css'

export function Logo(): ReactNode {
  return (
    <span className={css.logo}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path className={css.sky} d="M4 30V16a12 12 0 0 1 24 0v14z" />
        <circle className={css.sun} cx="16" cy="16" r="5" />
        <path className={css.sea} d="M4 22q3-3 6 0t6 0 6 0 6 0v8H4z" />
      </svg>
      {brand}
    </span>
  )
}
