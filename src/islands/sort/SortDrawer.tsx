import { useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, type RefObject, useState } from 'react'
import type { Sort } from '../../domain/sort/sort.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Choices } from '../controls/choices/Choices.tsx'
import { Panel } from '../controls/panel/Panel.tsx'
import css from './Sort.module.css'
import { useSortNames, useSortNotes } from './use-sort-names.ts'

interface SortDrawerProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly source: RefObject<HTMLElement | null>
  readonly options: readonly Sort[]
  readonly current: Sort
  readonly onChoose: (sort: Sort) => void
}

/** "See results" applies the chosen sort. */
export function SortDrawer({ open, onClose, source, onChoose, ...choices }: SortDrawerProps): ReactNode {
  const { t } = useLingui()
  const choose = (sort: Sort) => {
    onClose()
    onChoose(sort)
  }
  return (
    <Panel open={open} onClose={onClose} title={t`Sort by`} source={source} form="drawer" className={css.drawer}>
      <SortForm {...choices} onChoose={choose} />
    </Panel>
  )
}

function SortForm({ options, current, onChoose }: Pick<SortDrawerProps, 'options' | 'current' | 'onChoose'>): ReactNode {
  const { t } = useLingui()
  const names = useSortNames()
  const notes = useSortNotes()
  const [chosen, setChosen] = useState(current)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChoose(chosen)
  }
  return (
    <form onSubmit={submit}>
      <Choices
        label={t`Sort by`}
        choices={options.map((sort) => ({ value: sort, label: names[sort], note: notes[sort] }))}
        chosen={chosen}
        onChoose={setChosen}
      />
      <div className={css.foot}>
        <Button type="submit" wide>
          {t`See results`}
        </Button>
      </div>
    </form>
  )
}
