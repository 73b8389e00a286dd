import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { href } from '../../market/site.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import header from '../../ui/layout/Header.module.css'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { useDismissal } from '../controls/use-dismissal.ts'
import css from './Account.module.css'
import { itemAfterKey } from './menu-keys.ts'

/** Follows the menu button pattern of the ARIA authoring practices, keys included. */
export function AccountMenu({ origin }: { origin: string }): ReactNode {
  const { t } = useLingui()
  const { site, wishlist } = useSite()
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const items = useRef<(HTMLAnchorElement | null)[]>([])
  const [open, setOpen] = useState(false)
  const account = (...path: string[]) => href(site, 'account', { path })
  const entries = [
    { label: t`My profile`, to: account('settings', 'profile') },
    { label: t`My trips`, to: account('trips') },
    { label: t`My wishlist`, to: wishlist ? href(site, 'wishlist') : account('wishlist') },
    { label: t`Sign out`, to: href(site, 'account', { path: ['signout'], query: { origin } }) },
  ]

  const openAt = (item: number) => {
    setOpen(true)
    // What is hidden takes no focus, and the menu is until this render is done.
    requestAnimationFrame(() => items.current[item]?.focus())
  }
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const onButtonKey = (event: KeyboardEvent) => {
    const item = { ArrowDown: 0, ArrowUp: entries.length - 1 }[event.key]
    if (item === undefined) return
    event.preventDefault()
    openAt(item)
  }
  const onMenuKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return setOpen(false)
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const at = items.current.findIndex((item) => item === document.activeElement)
    const key =
      event.key === ' '
        ? undefined
        : itemAfterKey(
            event.key,
            at,
            entries.map((entry) => entry.label),
          )
    if (event.key === ' ') items.current[at]?.click()
    if (key !== undefined) items.current[key]?.focus()
    if (key !== undefined || event.key === ' ') event.preventDefault()
  }
  useDismissal(() => (open ? root.current : null), { outside: () => setOpen(false), escape: close })

  return (
    <div ref={root} className={css.account}>
      <button
        ref={button}
        type="button"
        className={`${header.action} ${css.action}`}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => (open ? close() : openAt(0))}
        onKeyDown={onButtonKey}
      >
        <Icon name="person" />
        <span className={css.label}>{t`My account`}</span>
        <Icon name="down" />
      </button>
      <ul id={id} role="menu" className={css.menu} aria-label={t`My account`} hidden={!open} onKeyDown={onMenuKey}>
        {entries.map(({ label, to }, at) => (
          <li key={to} role="none">
            <a
              ref={(item) => {
                items.current[at] = item
              }}
              role="menuitem"
              tabIndex={-1}
              href={to}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
