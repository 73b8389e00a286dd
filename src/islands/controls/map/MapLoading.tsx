import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon/Icon.tsx'
import css from './MapLoading.module.css'

/** Stands in place of a map, or over it once something of it is `drawn`. */
export function MapLoading({ drawn = false }: { drawn?: boolean }): ReactNode {
  const { t } = useLingui()
  return (
    <output className={drawn ? `${css.loading} ${css.over}` : css.loading}>
      <span className={css.label}>
        <Icon name="map" />
        {t`The map is loading…`}
        <i className={css.bar} />
      </span>
    </output>
  )
}
