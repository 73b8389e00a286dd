import type { ReactNode } from 'react'
import css from './SearchFields.module.css'

/** The native fields of a visitor without scripts: a browser keeps the server's markup and does not load their code. */
export function AsServed(): ReactNode {
  return <fieldset className={css.native} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
