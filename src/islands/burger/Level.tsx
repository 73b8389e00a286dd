import { Trans } from '@lingui/react/macro'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from '../../ui/icon/Icon.tsx'
import { useHydrated } from '../runtime/use-hydrated.ts'
import css from './Burger.module.css'
import type { OpenLevel, MenuLink, Trail } from './levels.ts'

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
        <Icon name="left" />
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

interface NavLinksProps {
  readonly links: readonly MenuLink[]
  readonly trail: Trail
  readonly onOpen: (trail: Trail) => void
}

/** An entry that opens a level is a link without scripts, and becomes a button once the island is hydrated. */
export function NavLinks({ links, trail, onOpen }: NavLinksProps): ReactNode {
  const hydrated = useHydrated()
  return (
    <ul className={css.links}>
      {links.map(({ label, count, href, rel, highlighted, opens }, place) => (
        <li key={place} className={highlighted ? css.highlight : undefined}>
          {opens ? (
            <a
              href={href}
              rel={rel}
              data-live=""
              data-entry={[...trail, place].join('/')}
              {...(hydrated && { role: 'button', 'aria-expanded': false })}
              onClick={(event: MouseEvent) => {
                event.preventDefault()
                onOpen([...trail, place])
              }}
              onKeyDown={pressOnSpace}
            >
              {label}
              <Icon name="right" />
            </a>
          ) : (
            <a href={href} rel={rel}>
              {label}
              {count && <small> {count}</small>}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

function pressOnSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}
