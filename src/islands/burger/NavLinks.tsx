import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { Icon } from '../../ui/icon/Icon.tsx'
import { chevronRight } from '../../ui/icon/paths.ts'
import { contentHref } from '../../ui/link/content-href.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import css from './Burger.module.css'
import type { Trail } from './levels.ts'
import type { BurgerLink } from './props.ts'

interface Given {
  readonly links: readonly BurgerLink[]
  /** The way to these links. */
  readonly trail: Trail
  readonly onOpen: (trail: Trail) => void
}

/** One level's links. An entry with a level below is a link where no script runs, and a button that opens it where one does. */
export function NavLinks({ links, trail, onOpen }: Given): ReactNode {
  const { site } = useSite()
  const live = useLive()
  return (
    <ul className={css.links}>
      {links.map((link, place) => (
        <li key={place} className={link.variant === 'highlight' ? css.highlight : undefined}>
          {link.children?.length ? (
            <a
              href={contentHref(site, link.uri)}
              data-live=""
              data-entry={[...trail, place].join('/')}
              {...(live && { role: 'button', 'aria-expanded': false })}
              onClick={(event: MouseEvent) => {
                event.preventDefault()
                onOpen([...trail, place])
              }}
              onKeyDown={pressOnSpace}
            >
              {link.label}
              <Icon of={chevronRight} />
            </a>
          ) : (
            <a href={contentHref(site, link.uri)}>{link.label}</a>
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

/** True once hydrated. */
function useLive(): boolean {
  const [live, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  return live
}
