import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { mapIcon } from '../../../ui/icon/paths.ts'
import css from './MapLoading.module.css'

/** Replaces a map, or covers it once something is `drawn`. */
export function MapLoading({ drawn = false }: { drawn?: boolean }): ReactNode {
  const { t } = useLingui()
  return (
    <output className={drawn ? `${css.loading} ${css.over}` : css.loading}>
      <span className={css.label}>
        <Icon path={mapIcon} />
        {t`The map is loading…`}
        <i className={css.bar} />
      </span>
    </output>
  )
}
