import type { ComponentPropsWithRef, ReactNode } from 'react'
import css from './Choice.module.css'

/** Checkbox or radio; `framed`: as a card. */
export function Choice({
  framed,
  children,
  aside,
  ...input
}: { framed?: boolean; aside?: ReactNode; children: ReactNode } & ComponentPropsWithRef<'input'>): ReactNode {
  return (
    <label className={framed ? `${css.choice} ${css.framed}` : css.choice}>
      <input {...input} />
      <span>{children}</span>
      {aside}
    </label>
  )
}
