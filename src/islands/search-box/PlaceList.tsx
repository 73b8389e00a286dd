// oxlint-disable jsx-a11y/prefer-tag-over-role -- the list of a combobox is no <select>: its focus stays in the text field
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import type { GeoSuggestion } from '../../contract/geo.ts'
import type { DestinationKind } from '../../contract/offers.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { beach, building, map, mountain, pin, world } from '../../ui/icon/paths.ts'
import css from './PlaceList.module.css'

const icons: Readonly<Record<DestinationKind, string>> = {
  city: pin,
  country: world,
  department: map,
  hotel: building,
  poi: pin,
  searesort: beach,
  skiresort: mountain,
  region: map,
  touristicregion: map,
}

/** The list of the destination combobox: over the page (`floating`, in the top layer below its field) or part of the form. */
export function PlaceList(it: {
  id: string
  open: boolean
  source: RefObject<HTMLElement | null>
  floating: boolean
  places: readonly GeoSuggestion[]
  /** Nothing is typed: these are proposals. */
  recommended: boolean
  active: number
  onChoose: (place: GeoSuggestion) => void
}): ReactNode {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const { id, open, floating, source, active, places } = it
  const title = it.recommended ? t`Popular destinations` : t`Destinations`

  useLayoutEffect(() => {
    const shown = box.current
    if (!shown || !floating || !open) return
    shown.showPopover(source.current ? { source: source.current } : {})
  }, [open, floating, source])
  useLayoutEffect(() => {
    if (open && active >= 0) box.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [open, active])

  return (
    <>
      <output className="unseen">{open && t`${plural(places.length, { one: '# destination', other: '# destinations' })}`}</output>
      {open && (
        // The focus stays in the field: pressing on the list must not take it.
        <div
          role="presentation"
          ref={box}
          className={floating ? css.floating : css.inside}
          popover={floating ? 'manual' : undefined}
          onMouseDown={(event) => event.preventDefault()}
        >
          <p className={css.title} aria-hidden="true">
            {title}
          </p>
          <ul id={id} role="listbox" aria-label={title}>
            {places.map((place, at) => (
              <li
                key={`${place.kind}${place.value}`}
                id={`${id}${at}`}
                role="option"
                className={css.place}
                aria-selected={at === active}
                onClick={() => it.onChoose(place)}
              >
                <Icon of={icons[place.kind]} />
                <span>
                  {place.label}
                  {place.context && <small>{place.context}</small>}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
