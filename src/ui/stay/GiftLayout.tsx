import type { ReactNode } from 'react'
import css from './GiftLayout.module.css'

/** `format` has the choices of the gift that the words and the preview in `children` depend on. */
export function GiftLayout({ format, children }: { readonly format: ReactNode; readonly children: ReactNode }): ReactNode {
  return (
    <div className={`stack ${css.gift}`}>
      {format}
      {children}
    </div>
  )
}
