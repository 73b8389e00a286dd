import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from '../../ui/icon/Icon.tsx'
import { chevronLeftIcon } from '../../ui/icon/paths.ts'
import css from './Burger.module.css'
import type { Level as OpenLevel, Trail } from './levels.ts'
import { NavLinks } from './NavLinks.tsx'

export function Level({ level: { entry, trail }, onOpen }: { level: OpenLevel; onOpen: (trail: Trail) => void }): ReactNode {
  const title = useId()
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus(), [])

  const goBack = () => {
    const panel = back.current?.closest('dialog')
    onOpen(trail.slice(0, -1))
    requestAnimationFrame(() => panel?.querySelector<HTMLElement>(`[data-entry="${trail.join('/')}"]`)?.focus())
  }
  return (
    <nav className={`${css.body} ${css.level}`} aria-labelledby={title}>
      <button ref={back} type="button" className={css.back} onClick={goBack}>
        <Icon path={chevronLeftIcon} />
        <Trans>Back</Trans>
      </button>
      <h2 id={title} className={css.title}>
        {entry.label}
      </h2>
      <a className={css.own} href={entry.href} rel={entry.rel}>
        <Trans>See everything</Trans>
      </a>
      <NavLinks links={entry.children} trail={trail} onOpen={onOpen} />
    </nav>
  )
}
