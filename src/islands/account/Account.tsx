import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useSyncExternalStore } from 'react'
import { hasSession, watchSession } from '../../market/session.ts'
import { href } from '../../market/site.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import header from '../../ui/layout/Header.module.css'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { useHash } from '../runtime/address.ts'
import css from './Account.module.css'
import { AccountMenu } from './AccountMenu.tsx'
import type { AccountProps } from './props.ts'

/** Where a market has no accounts, visitors find their booking by its reference (B6.42). */
export default function Account({ accounts, origin }: AccountProps): ReactNode {
  const { t } = useLingui()
  const { site } = useSite()
  const signedIn = useSession()
  // Read here, since the server, which rendered `origin`, never sees the hash.
  const hash = useHash()
  const from = hash ? `${origin}#${hash}` : origin
  if (accounts && signedIn) return <AccountMenu origin={from} />
  return accounts ? (
    <AccountLink live to={href(site, 'account', { path: ['signin'], query: { origin: from } })}>{t`Sign in`}</AccountLink>
  ) : (
    <AccountLink to={href(site, 'bookingLookup')}>{t`My booking`}</AccountLink>
  )
}

/** A `live` target depends on the hash: an enhancement completes the server's link until React does. */
function AccountLink({ to, live, children }: { to: string; live?: boolean; children: ReactNode }): ReactNode {
  return (
    <a
      className={`${header.action} ${css.action}`}
      href={to}
      rel="nofollow"
      {...(live && { 'data-live': '', 'data-returns': '', suppressHydrationWarning: true })}
    >
      <Icon name="person" />
      <span className={css.label}>{children}</span>
    </a>
  )
}

/** False on the server, since its pages are the same for all visitors. */
function useSession(): boolean {
  return useSyncExternalStore(
    watchSession,
    () => hasSession(document.cookie),
    () => false,
  )
}
