import { useLingui } from '@lingui/react/macro'
import type { ReactNode, RefObject } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import choices from '../parts/choices/Choices.module.css'
import { Choices } from '../parts/choices/Choices.tsx'
import guests from '../parts/guests/Guests.module.css'
import { Panel } from '../parts/panel/Panel.tsx'
import type { SearchBoxProps } from './props.ts'

/** No theme has the number 0. */
const allThemes = 0

/** The theme selector. */
export function ThemePanel(it: {
  themes: SearchBoxProps['themes']
  theme: number | undefined
  source: RefObject<HTMLElement | null>
  onChoose: (theme: number | undefined) => void
  onClose: () => void
}): ReactNode {
  const { t } = useLingui()
  return (
    <Panel open onClose={it.onClose} title={t`Theme`} source={it.source} form="modal" className={choices.box}>
      <Choices
        label={t`Theme`}
        choices={[{ value: allThemes, label: t`All themes` }, ...it.themes.map(({ id, label }) => ({ value: id, label }))]}
        chosen={it.theme ?? allThemes}
        onChoose={(id) => it.onChoose(id === allThemes ? undefined : id)}
      />
      <footer className={guests.footer}>
        <Button wide onClick={it.onClose}>
          {t`Confirm`}
        </Button>
      </footer>
    </Panel>
  )
}
