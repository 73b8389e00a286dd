import type { ReactNode } from 'react'
import css from './Attribution.module.css'

/** Credits required by the licences of the data. */
export function Attribution(): ReactNode {
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
    </p>
  )
}
