import { type FocusEvent, type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { useMedia, wideScreen } from '../use-media.ts'
import css from './Panel.module.css'
import { PanelHead } from './PanelHead.tsx'
import type { PanelProps } from './panel-props.ts'

/**
 * The shell of a field's panel: a dropdown below its field (an `auto` popover: the platform closes it on Escape and on a click
 * outside) or a full-screen drawer (a modal dialog). Both give the focus back to the field.
 */
export function Panel({ open, form = 'auto', ...rest }: PanelProps): ReactNode {
  const wide = useMedia(wideScreen)
  const drawer = form !== 'auto' || !wide
  // Another element for the other form: a popover cannot become a modal dialog while it is open.
  return open && <OpenPanel key={String(drawer)} drawer={drawer} modal={form === 'modal'} {...rest} />
}

function OpenPanel(it: Omit<PanelProps, 'open' | 'form'> & { drawer: boolean; modal: boolean }): ReactNode {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const { drawer, source } = it
  const close = useEffectEvent(() => it.onClose())

  useLayoutEffect(() => {
    const shown = dialog.current
    const opener = source.current
    if (!shown) return
    // React tells of `toggle` and `close` late; the platform's own events come before the element is gone.
    const closed = (event: Event) => (event instanceof ToggleEvent && event.newState === 'open') || close()
    shown.addEventListener(drawer ? 'close' : 'toggle', closed)
    if (drawer) shown.showModal()
    else shown.showPopover(opener ? { source: opener } : {})
    shown.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      shown.removeEventListener(drawer ? 'close' : 'toggle', closed)
      const held = shown.contains(document.activeElement)
      if (drawer) shown.close()
      else shown.hidePopover()
      if (held) opener?.focus()
    }
  }, [drawer, source])

  const leave = (event: FocusEvent) => {
    const to = event.relatedTarget
    if (!drawer && to instanceof Node && !event.currentTarget.contains(to) && !source.current?.contains(to)) it.onClose()
  }
  const look = [drawer ? css.drawer : css.dropdown, it.modal && css.modal, it.className].filter(Boolean).join(' ')
  return (
    <dialog ref={dialog} className={look} aria-labelledby={titleId} {...(drawer ? {} : { popover: 'auto' as const })} onBlur={leave}>
      <PanelHead titleId={titleId} drawer={drawer} title={it.title} onClose={it.onClose} />
      {it.children}
    </dialog>
  )
}
