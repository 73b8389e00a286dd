import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { sparkles } from '../../ui/icon/paths.ts'
import { onDemand } from '../parts/on-demand.ts'
import { FieldButton } from './FieldButton.tsx'
import type { FieldsProps } from './SearchFields.tsx'
import css from './SearchFields.module.css'
import { themeLabel } from './theme-label.ts'

const usePanel = onDemand(() => import('./ThemePanel.tsx'))

/** What kind of stay: one of content's themes, or any. */
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
        icon={sparkles}
        label={t`Theme`}
        value={themeLabel(theme, themes, path.theme)}
        empty={t`All themes`}
        open={open}
        part="ThemePanel"
        onClick={() => setOpen(!open)}
      />
      {served && (
        <div className={css.native}>
          <label>
            {t`Theme`}
            <select name="theme" defaultValue={theme ?? ''}>
              <option value="">{t`All themes`}</option>
              {themes.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
      {open && code && <code.ThemePanel themes={themes} theme={theme} source={source} onChoose={draft.chooseTheme} onClose={close} />}
    </div>
  )
}
