import type { ComponentPropsWithRef, ReactNode } from 'react'
import css from './Choice.module.css'

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
