import type { ComponentPropsWithRef, ReactNode } from 'react'
import css from './Button.module.css'

export interface ButtonLook {
  readonly look?: 'first' | 'second' | 'quiet' | 'light'
  readonly small?: boolean
  readonly wide?: boolean
}

const looks = { first: undefined, second: css.second, quiet: css.quiet, light: css.light }

type MaybeUndefined<Look> = { [Key in keyof Look]: Look[Key] | undefined }

const classOf = ({ look = 'first', small, wide }: MaybeUndefined<ButtonLook>, more: string | undefined): string =>
  [css.button, looks[look], small && css.small, wide && css.wide, more].filter(Boolean).join(' ')

/** Inside a form, `type={undefined}` submits it as `submit` does, and leaves the form one `[type=submit]`: the button that it is for. */
export function Button({ look, small, wide, className, ...rest }: ButtonLook & ComponentPropsWithRef<'button'>): ReactNode {
  return <button type="button" className={classOf({ look, small, wide }, className)} {...rest} />
}

export function ButtonSummary({ look, small, wide, className, ...rest }: ButtonLook & ComponentPropsWithRef<'summary'>): ReactNode {
  return <summary className={classOf({ look, small, wide }, className)} {...rest} />
}

export function LinkButton({ look, small, wide, className, ...rest }: ButtonLook & ComponentPropsWithRef<'a'>): ReactNode {
  return <a className={classOf({ look, small, wide }, className)} {...rest} />
}
