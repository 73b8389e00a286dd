import type { ReactNode } from 'react'
import css from './Attribution.module.css'

/** Required by the data's licences. `streets`: credit of the provider. */
export function Attribution({ streets }: { streets?: string | undefined }): ReactNode {
  return (
    <p className={css.attribution}>
      ©{' '}
      <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">
        OpenStreetMap
      </a>{' '}
      ·{' '}
      <a href="https://www.geonames.org" target="_blank" rel="noopener noreferrer">
        GeoNames
      </a>{' '}
      · Natural Earth · GSHHG
      {streets && ` · ${streets}`}
    </p>
  )
}
