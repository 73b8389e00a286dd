import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { crossIcon } from '../../../ui/icon/paths.ts'
import css from './Panel.module.css'
import type { PanelProps } from './panel-props.ts'

type PanelHeadProps = Pick<PanelProps, 'title'> & { readonly titleId: string; readonly drawer: boolean; readonly onClose?: () => void }

export function PanelHead({ title, titleId, drawer, onClose }: PanelHeadProps): ReactNode {
  const { t } = useLingui()
  return (
    <header className={drawer ? css.head : 'unseen'}>
      <h2 id={titleId} className={css.title}>
        {title}
      </h2>
      {drawer && (
        <button type="button" className={css.close} aria-label={t`Close`} onClick={onClose}>
          <Icon path={crossIcon} />
        </button>
      )}
    </header>
  )
}
