// oxlint-disable jsx-a11y/prefer-tag-over-role -- the list of a combobox is no <select>: its focus stays in the text field
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import type { GeoSuggestion } from '../../contract/geo.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { IconName } from '../../ui/icon/icon-names.ts'
import { textMatch } from '../../domain/search/text-match.ts'
import css from './PlaceList.module.css'

export interface PlaceEntry {
  readonly key: string
  readonly icon: IconName
  readonly label: string
  readonly context?: string | undefined
  readonly count?: string | undefined
  readonly place?: GeoSuggestion
  readonly choose: () => void
}

export interface PlaceGroup {
  readonly key: string
  readonly title?: string | undefined
  readonly entries: readonly PlaceEntry[]
}

/** The list below a text field: `floating` over the page, or part of the form. */
export function PlaceList(props: {
  id: string
  open: boolean
  source: RefObject<HTMLElement | null>
  floating: boolean
  label: string
  groups: readonly PlaceGroup[]
  /** Sentence shown when there is no group. */
  empty: string | undefined
  /** Index of the active option, counted over all groups. */
  active: number
  /** The text whose matches are marked in the labels. */
  typed: string
}): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  const { id, open, floating, source, active } = props

  useLayoutEffect(() => {
    const shown = box.current
    if (!shown || !floating || !open) return
    shown.showPopover(source.current ? { source: source.current } : {})
  }, [open, floating, source])
  useLayoutEffect(() => {
    if (open && active >= 0) box.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [open, active])

  return (
    open && (
      // A press on the list must not take the focus from the field.
      <div
        role="presentation"
        ref={box}
        className={floating ? css.floating : css.inside}
        popover={floating ? 'manual' : undefined}
        onMouseDown={(event) => event.preventDefault()}
      >
        {props.empty && (
          <p className={css.title} aria-hidden="true">
            {props.empty}
          </p>
        )}
        {props.groups.length > 0 && (
          <div id={id} role="listbox" aria-label={props.label} className={css.options}>
            {props.groups.map(({ key, title, entries }, at) => (
              <ul key={key} role="group" aria-label={title}>
                {title && (
                  <li className={css.title} role="presentation">
                    {title}
                  </li>
                )}
                {entries.map((entry, within) => {
                  const option = countBefore(props.groups, at) + within
                  return <Option key={entry.key} id={`${id}${option}`} entry={entry} selected={option === active} typed={props.typed} />
                })}
              </ul>
            ))}
          </div>
        )}
      </div>
    )
  )
}

const countBefore = (groups: readonly PlaceGroup[], at: number): number =>
  groups.slice(0, at).reduce((count, { entries }) => count + entries.length, 0)

function Option({ id, entry, selected, typed }: { id: string; entry: PlaceEntry; selected: boolean; typed: string }): ReactNode {
  const { icon, label, context, count, choose } = entry
  const [before, part, after] = textMatch(label, typed) ?? [label, '', '']
  return (
    <li id={id} role="option" className={css.place} aria-selected={selected} onClick={choose}>
      <Icon name={icon} />
      <span>
        {before}
        {part && <b>{part}</b>}
        {after}
        {context && <small>{context}</small>}
      </span>
      {count && <small className={css.count}>{count}</small>}
    </li>
  )
}
