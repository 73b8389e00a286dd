import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { GeoSuggestion } from '../../contract/geo.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { cross, pin } from '../../ui/icon/paths.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { comboboxKey, type ListState } from './combobox-keys.ts'
import { placeIcons } from './place-icons.ts'
import { type PlaceEntry, PlaceList } from './PlaceList.tsx'
import css from './SearchFields.module.css'
import { useSuggestions } from './use-suggestions.ts'

const shut: ListState = { open: false, active: -1 }

export interface PlaceFieldProps {
  readonly input: RefObject<HTMLInputElement | null>
  readonly label: string
  /** In a form without scripts. */
  readonly name?: string
  readonly text: string
  /** What is wrong with the text. */
  readonly error?: string | undefined
  /** The list lies over the page instead of in the form. */
  readonly floating: boolean
  /** Takes the focus when its panel opens. */
  readonly focused: boolean
  /** Before the recommended places, while nothing is typed; asked for when the list opens. */
  readonly offers?: () => readonly PlaceEntry[]
  readonly onType: (text: string) => void
  readonly onChoose: (place: GeoSuggestion) => void
}

/** A place: an editable combobox with a list (ARIA Authoring Practices). Without scripts a text field. */
export function PlaceField({ input, text, floating, onType, onChoose, ...it }: PlaceFieldProps): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const id = useId()
  const control = useRef<HTMLDivElement>(null)
  const [list, setList] = useState(shut)
  const [edited, setEdited] = useState(false)
  // A name that stands there already is no question: recommended places are shown until it is edited.
  const asked = edited ? text : ''
  const { places, text: answered } = useSuggestions(asked, market.locale, list.open)
  const choose = (act: () => void) => () => {
    act()
    setEdited(false)
    setList(shut)
  }
  const offers = list.open && answered === '' ? (it.offers?.() ?? []) : []
  const entries = [...offers.map((entry) => ({ ...entry, choose: choose(entry.choose) })), ...places.map(entryOf)]
  const shown = list.open && entries.length > 0
  const count = entries.length
  const type = (typed: string) => {
    setEdited(typed !== '')
    onType(typed)
    setList({ open: true, active: -1 })
  }
  useEarlyText(input, text, type)

  const onKeyDown = (event: KeyboardEvent) => {
    const effect = comboboxKey({ ...list, open: shown }, { key: event.key, alt: event.altKey }, count)
    // Escape in an empty field is the dialog's.
    if (!effect || (effect.act === 'clear' && text === '')) return
    const entry = entries[list.active]
    if (effect.act === 'accept' && entry) entry.choose()
    else {
      if (effect.act === 'clear') type('')
      setList(effect.list)
    }
    if (!effect.keep) event.preventDefault()
  }
  const status = t`${plural(count, { 0: 'No destination found', one: '# destination', other: '# destinations' })}`
  return (
    <>
      <div ref={control} className={css.control}>
        <Icon of={pin} />
        <span className={css.words}>
          <label htmlFor={`${id}text`} className={css.label}>
            {it.label}
          </label>
          <input
            ref={input}
            id={`${id}text`}
            className={css.text}
            name={it.name}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={shown}
            aria-controls={shown ? `${id}list` : undefined}
            aria-activedescendant={shown && list.active >= 0 ? `${id}list${list.active}` : undefined}
            aria-invalid={it.error !== undefined}
            aria-describedby={it.error === undefined ? undefined : `${id}error`}
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={80}
            placeholder={t`City, region or hotel`}
            value={text}
            data-live=""
            onChange={(event) => type(event.target.value)}
            onClick={() => setList({ open: true, active: list.active })}
            onKeyDown={onKeyDown}
            onBlur={() => setList(shut)}
            {...(it.focused ? { 'data-autofocus': '' } : {})}
          />
        </span>
        {text !== '' && (
          <button
            type="button"
            className={css.clear}
            aria-label={t`Clear the destination`}
            data-live=""
            onClick={() => {
              setEdited(false)
              onType('')
              setList(shut)
              input.current?.focus()
            }}
          >
            <Icon of={cross} />
          </button>
        )}
      </div>
      {it.error !== undefined && (
        <p id={`${id}error`} className={css.unknown} role="alert">
          {it.error}
        </p>
      )}
      <output className="unseen">{list.open && answered === asked && status}</output>
      <PlaceList
        id={`${id}list`}
        open={shown}
        source={control}
        floating={floating}
        title={answered === '' ? t`Popular destinations` : t`Destinations`}
        entries={entries}
        active={list.active}
      />
    </>
  )

  function entryOf(place: GeoSuggestion): PlaceEntry {
    const { kind, value, label, context } = place
    return { key: `${kind}${value}`, icon: placeIcons[kind], label, context, choose: choose(() => onChoose(place)) }
  }
}

/** Text that was typed before the island was there: React keeps it in the field but does not know of it. */
function useEarlyText(input: { readonly current: HTMLInputElement | null }, known: string, tell: (text: string) => void): void {
  const compare = useEffectEvent(() => {
    const early = input.current?.value ?? ''
    if (early !== known) tell(early)
  })
  useEffect(() => compare(), [])
}
