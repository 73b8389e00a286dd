import { useLingui } from '@lingui/react/macro'
import {
  type ChangeEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import type { GeoSuggestion } from '../../contract/geo.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { onDemand } from '../runtime/on-demand.ts'
import type { ListAttributes, ListEntries } from './PlaceSuggestions.tsx'
import field from '../controls/field/FieldButton.module.css'
import css from './SearchFields.module.css'

const useSuggestions = onDemand('PlaceSuggestions', () => import('./PlaceSuggestions.tsx'))

export interface PlaceFieldProps extends ListEntries {
  readonly input: RefObject<HTMLInputElement | null>
  readonly label: string
  readonly name?: string
  readonly text: string
  /** Id of the message about an unknown place. */
  readonly errorId?: string | undefined
  /** Shows the list over the page instead of inside the form. */
  readonly floating: boolean
  /** Takes the focus when the panel around it opens. */
  readonly focused: boolean
  readonly onType: (text: string) => void
  readonly onChoose: (place: GeoSuggestion) => void
}

/** A text field with a list of places while it is focused: the editable combobox of the ARIA Authoring Practices. */
export function PlaceField({
  input,
  text,
  floating,
  onType,
  onChoose,
  onNearby,
  onRecent,
  themes,
  onTheme,
  ...rest
}: PlaceFieldProps): ReactNode {
  const { t } = useLingui()
  const id = useId()
  const control = useRef<HTMLDivElement>(null)
  const { state, patch, type, handlers } = useField(input, text, onType)
  const clear = () => {
    patch({ edited: false })
    onType('')
    input.current?.focus()
  }
  const suggestions = useSuggestions(state.active)
  const [list, setList] = useState<ListAttributes>()
  return (
    <>
      <div ref={control} className={`${field.field} ${css.control}`}>
        <Icon name="pin" />
        <span className={field.words}>
          <label htmlFor={`${id}text`} className={field.label}>
            {rest.label}
          </label>
          <input
            ref={input}
            id={`${id}text`}
            className={css.text}
            name={rest.name}
            value={text}
            placeholder={t`City, region or hotel`}
            maxLength={80}
            {...typing}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={list !== undefined}
            aria-controls={list?.id}
            aria-activedescendant={list?.active}
            aria-invalid={rest.errorId === undefined ? undefined : true}
            aria-describedby={rest.errorId}
            {...handlers}
            {...(rest.focused ? { 'data-autofocus': '' } : {})}
          />
        </span>
        {text !== '' && <ClearButton onClear={clear} />}
      </div>
      {state.active && suggestions && (
        <suggestions.PlaceSuggestions
          {...{ input, control, floating, onNearby, onRecent, themes, onTheme, onType: type }}
          id={`${id}list`}
          query={state.edited ? text : ''}
          opened={state.opened}
          onChoose={(place) => {
            patch({ edited: false })
            if (place) onChoose(place)
          }}
          onList={setList}
        />
      )}
    </>
  )
}

const typing = {
  autoComplete: 'off',
  autoCapitalize: 'words',
  spellCheck: false,
  enterKeyHint: 'search',
  'data-live': 'PlaceSuggestions',
} as const

interface FieldState {
  readonly active: boolean
  /** A focused field shows its list only after a click, a key or typing. */
  readonly opened: boolean
  /** Whether the visitor has typed: the name of a destination that was chosen before is not searched for. */
  readonly edited: boolean
}

/** What the field does without its list, whose code loads when it is first focused. */
function useField(input: RefObject<HTMLInputElement | null>, text: string, onType: (text: string) => void) {
  const [state, setState] = useState<FieldState>({ active: false, opened: false, edited: false })
  const patch = (change: Partial<FieldState>) => setState((latest) => ({ ...latest, ...change }))
  // An early click is replayed on hydration, when the focus may have left the field.
  const open = () => patch({ active: document.activeElement === input.current, opened: true })
  const type = (typed: string) => {
    open()
    patch({ edited: typed !== '' })
    onType(typed)
  }
  // React misses what was typed or focused before hydration.
  const readEarly = useEffectEvent(() => {
    const typed = input.current?.value ?? ''
    if (typed !== text) type(typed)
    else if (document.activeElement === input.current) patch({ active: true })
  })
  useEffect(() => readEarly(), [])
  const handlers = {
    onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.target.value),
    onFocus: () => patch({ active: true }),
    onBlur: () => patch({ active: false, opened: false }),
    onClick: open,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'ArrowDown' || key === 'ArrowUp') open()
    },
  }
  return { state, patch, type, handlers }
}

function ClearButton({ onClear }: { onClear: () => void }): ReactNode {
  const { t } = useLingui()
  return (
    <button type="button" className={css.clear} aria-label={t`Clear the destination`} data-live="" onClick={onClear}>
      <Icon name="cross" />
    </button>
  )
}
