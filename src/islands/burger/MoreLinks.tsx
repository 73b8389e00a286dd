import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { href } from '../../market/site.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { calendarCheckIcon, giftIcon, heartIcon, helpIcon, personIcon, ticketIcon } from '../../ui/icon/paths.ts'
import { CountrySwitcher } from '../../ui/layout/CountrySwitcher.tsx'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { useWishes } from '../controls/use-wishes.ts'
import css from './Burger.module.css'

/** Includes the markets, which the app links nowhere else. */
export function MoreLinks(): ReactNode {
  const { t } = useLingui()
  const { site, mode, wishlist, withoutAccounts } = useSite()
  const count = useWishes()?.length
  const links = [
    ...(wishlist ? [{ icon: heartIcon, label: count ? `${t`My wishlist`} (${count})` : t`My wishlist`, to: href(site, 'wishlist') }] : []),
    ...(withoutAccounts ? [] : [{ icon: personIcon, label: t`My account`, to: href(site, 'account', { path: ['settings', 'profile'] }) }]),
    { icon: calendarCheckIcon, label: t`My booking`, to: href(site, 'bookingLookup') },
    { icon: giftIcon, label: t`I have received a gift`, to: href(site, 'beneficiaryLogin') },
    { icon: ticketIcon, label: t`I have a gift box`, to: href(site, 'boxLogin') },
    { icon: helpIcon, label: t`Help and contact`, to: href(site, 'contact') },
  ]
  return (
    <>
      <ul className={`${css.links} ${css.more}`}>
        {links.map(({ icon, label, to }) => (
          <li key={to}>
            <a href={to}>
              <Icon path={icon} />
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
