import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { GeoSuggestion } from '../../contract/geo.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { cross, pin } from '../../ui/icon/paths.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { comboboxKey, type ListState } from './combobox-keys.ts'
import { PlaceList } from './PlaceList.tsx'
import type { FieldsProps } from './SearchFields.tsx'
import css from './SearchFields.module.css'
import { useSuggestions } from './use-suggestions.ts'

const shut: ListState = { open: false, active: -1 }

/** Where to: an editable combobox with a list of places (ARIA Authoring Practices). Without scripts a text field, `q`. */
export function DestinationField({ draft, path, served }: FieldsProps): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const id = useId()
  const control = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [list, setList] = useState(shut)
  const [edited, setEdited] = useState(false)
  // A name that stands there already is no question: recommended places are shown until it is edited.
  const asked = edited ? draft.text : ''
  const { places, text: answered } = useSuggestions(asked, market.locale, list.open)
  const shown = list.open && places.length > 0
  useEarlyText(input, draft.text, (text) => {
    setEdited(true)
    draft.typeText(text)
    setList({ open: true, active: -1 })
  })

  const choose = (place: GeoSuggestion) => {
    draft.choosePlace(place)
    setEdited(false)
    setList(shut)
  }
  const type = (text: string) => {
    setEdited(text !== '')
    draft.typeText(text)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const effect = comboboxKey({ ...list, open: shown }, { key: event.key, alt: event.altKey }, places.length)
    // Escape in an empty field is the dialog's.
    if (!effect || (effect.act === 'clear' && draft.text === '')) return
    const place = places[list.active]
    if (effect.act === 'accept' && place) choose(place)
    else {
      if (effect.act === 'clear') type('')
      setList(effect.list)
    }
    if (!effect.keep) event.preventDefault()
  }
  const unknown = draft.unknown || undefined
  return (
    <div className={css.field}>
      <div ref={control} className={css.control}>
        <Icon of={pin} />
        <span className={css.words}>
          <label htmlFor={`${id}text`} className={css.label}>
            {t`Destination`}
          </label>
          <input
            ref={input}
            id={`${id}text`}
            className={css.text}
            name="q"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={shown}
            aria-controls={`${id}list`}
            aria-activedescendant={shown && list.active >= 0 ? `${id}list${list.active}` : undefined}
            aria-invalid={unknown !== undefined}
            aria-describedby={unknown === undefined ? undefined : `${id}unknown`}
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={80}
            placeholder={t`City, region or hotel`}
            value={draft.text}
            data-live=""
            onChange={(event) => {
              type(event.target.value)
              setList({ open: true, active: -1 })
            }}
            onClick={() => setList({ open: true, active: list.active })}
            onKeyDown={onKeyDown}
            onBlur={() => setList(shut)}
            {...(served ? {} : { 'data-autofocus': '' })}
          />
        </span>
        {draft.text !== '' && (
          <button
            type="button"
            className={css.clear}
            aria-label={t`Clear the destination`}
            data-live=""
            onClick={() => {
              type('')
              input.current?.focus()
            }}
          >
            <Icon of={cross} />
          </button>
        )}
      </div>
      {served && path.destination && <input type="hidden" name={path.destination.kind} value={path.destination.id} />}
      {unknown !== undefined && (
        <p id={`${id}unknown`} className={css.unknown} role="alert">
          {t`We know no place called “${unknown}”. Choose one of the suggestions, or leave the field empty to search everywhere.`}
        </p>
      )}
      <PlaceList
        id={`${id}list`}
        open={shown}
        source={control}
        floating={served === true}
        places={places}
        recommended={answered === ''}
        active={list.active}
        onChoose={choose}
      />
    </div>
  )
}

/** Text that was typed before the island was there: React keeps it in the field but does not know of it. */
function useEarlyText(input: { readonly current: HTMLInputElement | null }, known: string, tell: (text: string) => void): void {
  const compare = useEffectEvent(() => {
    const early = input.current?.value ?? ''
    if (early !== known) tell(early)
  })
  useEffect(() => compare(), [])
}
