import { useLingui } from '@lingui/react/macro'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { href } from '../../market/site.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { IconName } from '../../ui/icon/icon-names.ts'
import { CountrySwitcher } from '../../ui/layout/CountrySwitcher.tsx'
import { Logo } from '../../ui/layout/Logo.tsx'
import { linkTo } from '../../ui/link/link-to.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { useWishes } from '../controls/use-wishes.ts'
import css from './Burger.module.css'
import { Level, NavLinks } from './Level.tsx'
import { levelAt, type Trail, useLevels } from './levels.ts'
import type { BurgerProps } from './props.ts'

export { read } from './levels.ts'

declare module 'react' {
  // React's types lack the attributes of invoker commands.
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | undefined
    commandfor?: string | undefined
  }
}

/** The menu of narrow screens. Without scripts the browser opens its first level, whose entries are links. */
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

  // Both handlers replace the `command` attribute, for browsers that do not know it.
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
    // A click on the backdrop has the dialog itself as its target.
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
        // In browsers without `command` an early click is replayed once the island is hydrated.
        data-live=""
        onClick={open}
      >
        <Icon name="menu" />
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
            <Icon name="cross" />
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

interface MoreLink {
  readonly icon: IconName
  readonly label: string
  readonly to: string
}

/** Links besides the navigation, and in the app the markets, which it links nowhere else. */
function MoreLinks(): ReactNode {
  const { t } = useLingui()
  const { site, mode, wishlist, withoutAccounts } = useSite()
  const count = useWishes()?.length
  const wishes: MoreLink = { icon: 'heart', label: count ? `${t`My wishlist`} (${count})` : t`My wishlist`, to: href(site, 'wishlist') }
  const account: MoreLink = { icon: 'person', label: t`My account`, to: href(site, 'account', { path: ['settings', 'profile'] }) }
  const links: readonly MoreLink[] = [
    ...(wishlist ? [wishes] : []),
    ...(withoutAccounts ? [] : [account]),
    { icon: 'calendar-check', label: t`My booking`, to: href(site, 'bookingLookup') },
    { icon: 'gift', label: t`I have received a gift`, to: href(site, 'beneficiaryLogin') },
    { icon: 'ticket', label: t`I have a gift box`, to: href(site, 'boxLogin') },
    { icon: 'help', label: t`Help and contact`, to: href(site, 'contact') },
  ]
  return (
    <>
      <ul className={`${css.links} ${css.more}`}>
        {links.map(({ icon, label, to }) => (
          <li key={to}>
            <a {...linkTo(to)}>
              <Icon name={icon} />
              {label}
            </a>
          </li>
        ))}
      </ul>
      {mode.app && (
        <div className={css.markets}>
          <h2 className={css.title}>{t`Change country`}</h2>
          <CountrySwitcher />
        </div>
      )}
    </>
  )
}
