import { useLingui } from '@lingui/react/macro'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../../ui/icon/Icon.tsx'
import { crossIcon, menuIcon } from '../../ui/icon/paths.ts'
import { Logo } from '../../ui/layout/Logo.tsx'
import css from './Burger.module.css'
import { Level } from './Level.tsx'
import type { BurgerProps } from './props.ts'
import { levelAt, type Trail } from './levels.ts'
import { MoreLinks } from './MoreLinks.tsx'
import { NavLinks } from './NavLinks.tsx'
import { useLevels } from './use-levels.ts'

declare module 'react' {
  // Missing from React's types.
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | undefined
    commandfor?: string | undefined
  }
}

/** Without scripts only its first level opens. */
export default function Burger({ links }: BurgerProps): ReactNode {
  const { t } = useLingui()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [trail, setTrail] = useState<Trail>([])
  const levels = useLevels(links)
  const level = levelAt(levels, trail)
  useEffect(() => {
    const leave = () => dialog.current?.close()
    // A page from the back/forward cache must not show its menu.
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])

  // Replaces the `command` attribute.
  const open = (event: MouseEvent) => {
    event.preventDefault()
    if (!dialog.current?.open) dialog.current?.showModal()
  }
  const close = (event: MouseEvent) => {
    event.preventDefault()
    dialog.current?.close()
  }
  const onDialogClick = (event: MouseEvent<HTMLDialogElement>) => {
    const { target } = event
    const leaves = target instanceof Element && target.closest('a') && !event.isDefaultPrevented()
    // A click on the backdrop hits the dialog.
    if (target === event.currentTarget || leaves) event.currentTarget.close()
  }
  return (
    <>
      <button
        type="button"
        className={css.opener}
        aria-label={t`Menu`}
        aria-haspopup="dialog"
        command="show-modal"
        commandfor={id}
        // Without `command` a click waits for the code.
        data-live=""
        onClick={open}
      >
        <Icon path={menuIcon} />
      </button>
      <dialog
        ref={dialog}
        id={id}
        className={css.panel}
        aria-label={t`Menu`}
        closedby="any"
        onClick={onDialogClick}
        onClose={() => setTrail([])}
      >
        <div className={css.head}>
          <Logo />
          <button type="button" className={css.close} aria-label={t`Close the menu`} command="close" commandfor={id} onClick={close}>
            <Icon path={crossIcon} />
          </button>
        </div>
        <div className={css.body} hidden={level !== undefined}>
          <nav aria-label={t`Main navigation`}>
            <NavLinks links={levels} trail={[]} onOpen={setTrail} />
          </nav>
          <MoreLinks />
        </div>
        {level && <Level key={trail.join('/')} level={level} onOpen={setTrail} />}
      </dialog>
    </>
  )
}
