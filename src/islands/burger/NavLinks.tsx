import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import type { NavLink } from '../../contract/cms.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { chevronRight } from '../../ui/icon/paths.ts'
import { contentHref } from '../../ui/link/content-href.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import css from './Burger.module.css'

interface Given {
  readonly links: readonly NavLink[]
  /** Ids of the entries that lead to these links. */
  readonly trail: readonly string[]
  readonly onOpen: (trail: readonly string[]) => void
}

/** One level's links. An entry with a level below is a link where no script runs, and a button that opens it where one does. */
export function NavLinks({ links, trail, onOpen }: Given): ReactNode {
  const { site } = useSite()
  const live = useLive()
  return (
    <ul className={css.links}>
      {links.map((link) => (
        <li key={link._id} className={link.variant === 'highlight' ? css.highlight : undefined}>
          {link.children?.length ? (
            <a
              href={contentHref(site, link.uri)}
              data-live=""
              data-entry={link._id}
              {...(live && { role: 'button', 'aria-expanded': false })}
              onClick={(event: MouseEvent) => {
                event.preventDefault()
                onOpen([...trail, link._id])
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
