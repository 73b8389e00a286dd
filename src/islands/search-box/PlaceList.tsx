// oxlint-disable jsx-a11y/prefer-tag-over-role -- the list of a combobox is no <select>: its focus stays in the text field
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { Icon } from '../../ui/icon/Icon.tsx'
import css from './PlaceList.module.css'

/** One option of the list. */
export interface PlaceEntry {
  readonly key: string
  readonly icon: string
  readonly label: string
  readonly context?: string | undefined
  readonly choose: () => void
}

/** The list of the destination combobox: over the page (`floating`, in the top layer below its field) or part of the form. */
export function PlaceList(it: {
  id: string
  open: boolean
  source: RefObject<HTMLElement | null>
  floating: boolean
  title: string
  entries: readonly PlaceEntry[]
  active: number
}): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  const { id, open, floating, source, active } = it

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
      // The focus stays in the field: pressing on the list must not take it.
      <div
        role="presentation"
        ref={box}
        className={floating ? css.floating : css.inside}
        popover={floating ? 'manual' : undefined}
        onMouseDown={(event) => event.preventDefault()}
      >
        <p className={css.title} aria-hidden="true">
          {it.title}
        </p>
        <ul id={id} role="listbox" aria-label={it.title}>
          {it.entries.map(({ key, icon, label, context, choose }, at) => (
            <li key={key} id={`${id}${at}`} role="option" className={css.place} aria-selected={at === active} onClick={choose}>
              <Icon of={icon} />
              <span>
                {label}
                {context && <small>{context}</small>}
              </span>
            </li>
          ))}
        </ul>
      </div>
    )
  )
}
