import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { Icon } from '../../ui/icon/Icon.tsx'
import { chevronRightIcon } from '../../ui/icon/paths.ts'
import css from './Burger.module.css'
import type { MenuLink, Trail } from './levels.ts'

interface NavLinksProps {
  readonly links: readonly MenuLink[]
  readonly trail: Trail
  readonly onOpen: (trail: Trail) => void
}

/** An entry with children is a link without scripts, else a button. */
export function NavLinks({ links, trail, onOpen }: NavLinksProps): ReactNode {
  const live = useLive()
  return (
    <ul className={css.links}>
      {links.map(({ label, href, rel, highlighted, opens }, place) => (
        <li key={place} className={highlighted ? css.highlight : undefined}>
          {opens ? (
            <a
              href={href}
              rel={rel}
              data-live=""
              data-entry={[...trail, place].join('/')}
              {...(live && { role: 'button', 'aria-expanded': false })}
              onClick={(event: MouseEvent) => {
                event.preventDefault()
                onOpen([...trail, place])
              }}
              onKeyDown={pressOnSpace}
            >
              {label}
              <Icon path={chevronRightIcon} />
            </a>
          ) : (
            <a href={href} rel={rel}>
              {label}
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

function useLive(): boolean {
  const [live, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  return live
}
