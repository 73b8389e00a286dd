import type { ReactNode } from 'react'
import css from './SearchFields.module.css'

/** In a browser the native fields stay as the server rendered them, and their code is not there. */
export function AsServed(): ReactNode {
  return <fieldset className={css.native} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
