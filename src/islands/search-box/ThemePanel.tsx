import { useLingui } from '@lingui/react/macro'
import type { ReactNode, RefObject } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import choices from '../controls/choices/Choices.module.css'
import { Choices } from '../controls/choices/Choices.tsx'
import guests from '../controls/guests/Guests.module.css'
import { Panel } from '../controls/panel/Panel.tsx'
import type { SearchBoxProps } from './props.ts'

/** Stands for no theme, since radio buttons need a value and the numbers of themes begin with 1. */
const allThemes = 0

export function ThemePanel(props: {
  themes: SearchBoxProps['themes']
  theme: number | undefined
  source: RefObject<HTMLElement | null>
  onChoose: (theme: number | undefined) => void
  onClose: () => void
}): ReactNode {
  const { t } = useLingui()
  return (
    <Panel open onClose={props.onClose} title={t`Theme`} source={props.source} form="modal" className={choices.box}>
      <Choices
        label={t`Theme`}
        choices={[{ value: allThemes, label: t`All themes` }, ...props.themes.map(({ id, label }) => ({ value: id, label }))]}
        chosen={props.theme ?? allThemes}
        onChoose={(id) => props.onChoose(id === allThemes ? undefined : id)}
      />
      <footer className={guests.footer}>
        <Button wide onClick={props.onClose}>
          {t`Confirm`}
        </Button>
      </footer>
    </Panel>
  )
}
