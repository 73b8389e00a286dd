import { type FocusEvent, type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { useMedia, wideScreen } from '../../runtime/media.ts'
import { isFocusOutside } from '../focus-outside.ts'
import css from './Panel.module.css'
import { PanelHead } from './PanelHead.tsx'
import type { PanelProps } from './panel-props.ts'

/** An `auto` popover, or a modal dialog on the whole screen. Both return the focus to the field. */
export function Panel({ open, form = 'auto', ...rest }: PanelProps): ReactNode {
  const wide = useMedia(wideScreen)
  const drawer = form !== 'auto' || !wide
  // An open popover cannot become a modal dialog.
  return open && <OpenPanel key={String(drawer)} drawer={drawer} modal={form === 'modal'} {...rest} />
}

function OpenPanel(props: Omit<PanelProps, 'open' | 'form'> & { drawer: boolean; modal: boolean }): ReactNode {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const { drawer, source } = props
  const close = useEffectEvent(() => props.onClose())

  useLayoutEffect(() => {
    const shown = dialog.current
    const opener = source.current
    if (!shown) return
    // React's `toggle` and `close` are late; native events come before the element is removed.
    const closed = (event: Event) => (event instanceof ToggleEvent && event.newState === 'open') || close()
    shown.addEventListener(drawer ? 'close' : 'toggle', closed)
    if (drawer) shown.showModal()
    else {
      shown.showPopover(opener ? { source: opener } : {})
      if (opener) makeRoomBelow(opener, shown.offsetHeight)
    }
    shown.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      shown.removeEventListener(drawer ? 'close' : 'toggle', closed)
      const hadFocus = shown.contains(document.activeElement)
      if (drawer) shown.close()
      else shown.hidePopover()
      if (hadFocus) opener?.focus()
    }
  }, [drawer, source])

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

/** CSS pixels: twice the margin of a dropdown, and one more line of text in it, as of the dates chosen. */
const spare = 40

/** Scrolls the page, if it can, until a dropdown fits below its field: above, it would cover the heading. Once, before it is seen. */
function makeRoomBelow(field: HTMLElement, height: number): void {
  const { top, bottom } = field.getBoundingClientRect()
  const missing = bottom + height + spare - innerHeight
  if (missing > 0 && missing < top) scrollBy({ top: missing, behavior: 'instant' })
}
