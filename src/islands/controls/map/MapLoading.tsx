import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { mapIcon } from '../../../ui/icon/paths.ts'
import css from './MapLoading.module.css'

/** In place of a map until something of it is `drawn`, then over it until it is complete. */
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
