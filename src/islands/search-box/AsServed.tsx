import type { ReactNode } from 'react'
import css from './SearchFields.module.css'

/** Browsers keep the server's markup and do not load its code. */
export function AsServed(): ReactNode {
  return <fieldset className={css.native} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
