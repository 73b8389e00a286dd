import type { ReactNode } from 'react'
import css from './SearchFields.module.css'

/** A browser keeps the server's markup and does not load this code. */
export function AsServed(): ReactNode {
  return <fieldset className={css.native} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
