import type { ReactNode } from 'react'
import { brand } from '../../market/brand.ts'
import { drawingHref } from '../icon/Icon.tsx'
import css from './Logo.module.css'

export function Logo(): ReactNode {
  return (
    <span className={css.logo}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <use href={drawingHref('logo')} />
      </svg>
      {brand}
    </span>
  )
}
