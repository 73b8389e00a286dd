import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { onDemand } from '../runtime/on-demand.ts'
import { FieldButton } from '../controls/field/FieldButton.tsx'
import { AsServed } from '../runtime/AsServed.tsx'
import { NativeTheme, type ThemeChoice } from './NativeFields.tsx'
import type { FieldsProps } from './use-search-draft.ts'
import css from './SearchFields.module.css'

const usePanel = onDemand('ThemePanel', () => import('./ThemePanel.tsx'))

export function ThemeField({ draft, themes, path, served }: FieldsProps): ReactNode {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const code = usePanel(open)
  const source = useRef<HTMLButtonElement>(null)
  const { theme } = draft
  const close = () => setOpen(false)
  return (
    <div className={css.field}>
      <FieldButton
        ref={source}
        className={css.control}
        icon="sparkles"
        label={t`Theme`}
        value={themeLabel(theme, themes, path.theme)}
        empty={t`All themes`}
        open={open}
        part="ThemePanel"
        onClick={() => setOpen(!open)}
      />
      {served && (import.meta.env.SSR ? <NativeTheme theme={theme} themes={themes} /> : <AsServed className={css.native} />)}
      {open && code && (
        <code.ThemePanel
          themes={themes}
          theme={theme}
          source={source}
          onChoose={(chosen) => draft.change({ kind: 'theme', theme: chosen })}
          onClose={close}
        />
      )}
    </div>
  )
}

/** Content lists themes to choose from; the theme of a path need not be among them. */
export function themeLabel(theme: number | undefined, themes: readonly ThemeChoice[], ofPath: ThemeChoice | undefined): string | undefined {
  return [...themes, ...(ofPath ? [ofPath] : [])].find(({ id }) => id === theme)?.label
}
