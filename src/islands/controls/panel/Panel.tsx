import { useLingui } from '@lingui/react/macro'
import { type FocusEvent, type ReactNode, type RefObject, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { useMedia, wideScreen } from '../../runtime/media.ts'
import { isFocusOutside } from '../use-dismissal.ts'
import css from './Panel.module.css'

interface PanelProps {
  readonly open: boolean
  /** Called for every way out: Close, Escape, a press outside, and when the focus leaves a dropdown. */
  readonly onClose: () => void
  readonly title: string
  /** The field that the panel opens at, and that gets the focus back. */
  readonly source: RefObject<HTMLElement | null>
  /** `auto` is a dropdown on wide screens and a drawer on narrow ones; `modal` is centred on wide screens. */
  readonly form?: 'auto' | 'drawer' | 'modal'
  readonly className?: string | undefined
  /** By default the panel takes the focus. False while the field keeps it; the panel takes it when this becomes true. */
  readonly entered?: boolean
  /** In pixels, of what a dropdown may grow by: the page makes room for it. One more line of text by default, as when dates are chosen. */
  readonly sparePx?: number
  /** Called when a dropdown has been placed at its field. */
  readonly onDropdown?: (dropdown: HTMLElement) => void
  /** Rendered only while the panel is open, when an element with `data-autofocus` takes the focus. */
  readonly children: ReactNode
}

/** A popover below its field, or a modal dialog. Both return the focus to the field. */
export function Panel({ open, form = 'auto', ...rest }: PanelProps): ReactNode {
  const wide = useMedia(wideScreen)
  const drawer = form !== 'auto' || !wide
  // A new element when the form changes: an open popover cannot become a modal dialog.
  return open && <OpenPanel key={String(drawer)} drawer={drawer} modal={form === 'modal'} {...rest} />
}

function OpenPanel(props: Omit<PanelProps, 'open' | 'form'> & { drawer: boolean; modal: boolean }): ReactNode {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const { drawer, source, entered = true } = props
  const close = useEffectEvent(() => props.onClose())
  const show = useEffectEvent((shown: HTMLDialogElement) => {
    if (drawer) shown.showModal()
    else {
      // A dialog that is shown takes the focus, unless it is inert.
      shown.inert = !entered
      openDropdown(shown, source.current, props.sparePx)
      props.onDropdown?.(shown)
      shown.inert = false
    }
    if (entered) focusFirst(shown)
  })

  useLayoutEffect(() => {
    const shown = dialog.current
    const opener = source.current
    if (!shown) return
    // React's `toggle` and `close` come after the element is removed, native listeners before.
    const closed = (event: Event) => (event instanceof ToggleEvent && event.newState === 'open') || close()
    shown.addEventListener(drawer ? 'close' : 'toggle', closed)
    show(shown)
    return () => {
      shown.removeEventListener(drawer ? 'close' : 'toggle', closed)
      const hadFocus = shown.contains(document.activeElement)
      if (drawer) shown.close()
      else shown.hidePopover()
      if (hadFocus) opener?.focus()
    }
  }, [drawer, source])

  useLayoutEffect(() => {
    const shown = dialog.current
    if (!entered || !shown || shown.contains(document.activeElement)) return
    // A press on the field may have closed the dropdown, as one outside.
    if (drawer || shown.matches(':popover-open')) focusFirst(shown)
    else show(shown)
  }, [entered, drawer])

  const leave = (event: FocusEvent) => {
    const to = event.relatedTarget
    const ownField = to instanceof Node && source.current?.contains(to)
    if (!drawer && !ownField && isFocusOutside(event.currentTarget, to)) props.onClose()
  }
  const look = [drawer ? css.drawer : css.dropdown, props.modal && css.modal, props.className].filter(Boolean).join(' ')
  return (
    <dialog
      ref={dialog}
      className={look}
      aria-labelledby={titleId}
      {...(drawer ? { closedby: 'any' } : { popover: 'auto' as const })}
      onBlur={leave}
    >
      <PanelHead titleId={titleId} drawer={drawer} title={props.title} onClose={props.onClose} />
      {props.children}
    </dialog>
  )
}

const focusFirst = (shown: HTMLElement) => shown.querySelector<HTMLElement>('[data-autofocus]')?.focus()

/** Twice the margin of a dropdown. */
const marginsPx = 16

/** Below its field, for which the page scrolls if it can, since above it would cover the heading. Done before it is seen. */
function openDropdown(shown: HTMLElement, field: HTMLElement | null, sparePx = 24): void {
  shown.showPopover(field ? { source: field } : {})
  if (!field) return
  const { top, bottom } = field.getBoundingClientRect()
  const missing = bottom + shown.offsetHeight + sparePx + marginsPx - innerHeight
  if (missing > 0 && missing < top) scrollBy({ top: missing, behavior: 'instant' })
}

type PanelHeadProps = Pick<PanelProps, 'title'> & { readonly titleId: string; readonly drawer: boolean; readonly onClose?: () => void }

export function PanelHead({ title, titleId, drawer, onClose }: PanelHeadProps): ReactNode {
  const { t } = useLingui()
  return (
    <header className={drawer ? css.head : 'unseen'}>
      <h2 id={titleId} className={css.title}>
        {title}
      </h2>
      {drawer && (
        <button type="button" className={css.close} aria-label={t`Close`} onClick={onClose}>
          <Icon name="cross" />
        </button>
      )}
    </header>
  )
}
