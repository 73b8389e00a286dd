import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { onDemand } from '../runtime/on-demand.ts'
import { PlaceField } from './PlaceField.tsx'
import type { FieldsProps } from './SearchFields.tsx'
import css from './SearchFields.module.css'

const useNearby = onDemand('Nearby', () => import('./Nearby.tsx'))

/** Text field `q` without scripts. `error`: id of its message. */
export function DestinationField({ draft, themes, served, error }: FieldsProps & { error: string }): ReactNode {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [nearby, setNearby] = useState(false)
  const code = useNearby(nearby)
  const { unknown, queried, change } = draft
  return (
    <div className={css.field}>
      <PlaceField
        input={input}
        label={t`Destination`}
        name="q"
        text={draft.text}
        error={unknown ? error : undefined}
        floating={served === true}
        focused={!served}
        onNearby={() => setNearby(true)}
        onRecent={(recent) => change({ kind: 'search', ...recent })}
        themes={themes}
        onTheme={(theme) => {
          change({ kind: 'text', text: '' })
          change({ kind: 'theme', theme })
        }}
        onType={(text) => change({ kind: 'text', text })}
        onChoose={(place) => change({ kind: 'place', place, text: place.label })}
      />
      {served && queried && <input type="hidden" name={queried.kind} value={queried.id} />}
      {nearby && code && <code.Nearby source={input} onClose={() => setNearby(false)} onConfirm={draft.chooseAround} />}
    </div>
  )
}
