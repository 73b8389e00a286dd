import type { ReactNode } from 'react'
import { AsServed } from '../../runtime/AsServed.tsx'
import css from '../panel.module.css'
import { type NativeChoice, NativeFields } from './NativeFields.tsx'

/** Server only: browsers keep its markup. */
export function NativeForm(chosen: NativeChoice): ReactNode {
  if (import.meta.env.SSR) {
    return (
      <div className={css.native}>
        <NativeFields {...chosen} />
      </div>
    )
  }
  return <AsServed className={css.native} />
}
