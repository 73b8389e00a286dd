import type { ReactNode } from 'react'
import css from './Booking.module.css'
import { type NativeChoice, NativeFields } from './NativeFields.tsx'

/** The fields of a visitor without scripts. The server alone renders them: in a browser their markup stays as it came, and their code is not there. */
export function NativeForm(chosen: NativeChoice): ReactNode {
  if (import.meta.env.SSR) {
    return (
      <div className={css.native}>
        <NativeFields {...chosen} />
      </div>
    )
  }
  return <div className={css.native} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
