import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { Icon } from '../../ui/icon/Icon.tsx'
import { chevronRightIcon } from '../../ui/icon/paths.ts'
import { linkTo } from '../../ui/link/link-to.ts'
import { contentHref } from '../../ui/link/content-href.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import css from './Burger.module.css'
import type { Trail } from './levels.ts'
import type { BurgerLink } from './island.ts'

interface NavLinksProps {
  readonly links: readonly BurgerLink[]
  readonly trail: Trail
  readonly onOpen: (trail: Trail) => void
}

/** Links of one level. An entry with children is a link without scripts, and a button with them. */
export function NavLinks({ links, trail, onOpen }: NavLinksProps): ReactNode {
  const { site } = useSite()
  const live = useLive()
  return (
    <ul className={css.links}>
      {links.map((link, place) => (
        <li key={place} className={link.variant === 'highlight' ? css.highlight : undefined}>
          {link.children?.length ? (
            <a
              href={contentHref(site, link.uri)}
              rel={linkTo(contentHref(site, link.uri)).rel}
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
              <Icon path={chevronRightIcon} />
            </a>
          ) : (
            <a {...linkTo(contentHref(site, link.uri))}>{link.label}</a>
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
