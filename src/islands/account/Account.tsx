import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { href } from '../../market/site.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { person } from '../../ui/icon/paths.ts'
import header from '../../ui/layout/Header.module.css'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { useHash } from '../url-state.ts'
import css from './Account.module.css'
import { AccountMenu } from './AccountMenu.tsx'
import type { AccountProps } from './props.ts'
import { useSession } from './session.ts'

/** A link to sign in, or the menu of a visitor who is; without customer accounts, a link to the booking lookup. */
export default function Account({ accounts, origin }: AccountProps): ReactNode {
  const { t } = useLingui()
  const { site } = useSite()
  const signedIn = useSession()
  // What the visitor has chosen is in the hash, which the server never sees.
  const hash = useHash()
  const from = hash ? `${origin}#${hash}` : origin
  if (accounts && signedIn) return <AccountMenu origin={from} />
  return accounts ? (
    <AccountLink live to={href(site, 'account', { path: ['signin'], query: { origin: from } })}>{t`Sign in`}</AccountLink>
  ) : (
    <AccountLink to={href(site, 'bookingLookup')}>{t`My booking`}</AccountLink>
  )
}

/** `live`: where it leads goes by the hash, which only scripts know. */
function AccountLink({ to, live, children }: { to: string; live?: boolean; children: ReactNode }): ReactNode {
  return (
    <a className={`${header.action} ${css.action}`} href={to} rel="nofollow" data-live={live ? '' : undefined}>
      <Icon of={person} />
      <span className={css.label}>{children}</span>
    </a>
  )
}
