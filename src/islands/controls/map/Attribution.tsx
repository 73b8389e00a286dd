import type { ReactNode } from 'react'
import css from './Attribution.module.css'

/** Credits required by the licences of the data; `streets`: that of a provider's street tiles. */
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
