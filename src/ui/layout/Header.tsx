import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { href } from '../../market/site.ts'
import { Icon } from '../icon/Icon.tsx'
import { arrowLeft, gift, help } from '../icon/paths.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './Header.module.css'
import { Logo } from './Logo.tsx'

/**
 * The head of every full page: the same on every page but for its parts. `navigation` is the desktop navigation, `burger` and `account`
 * hold islands, `flows` and `languages` the links to this page in its other flow and the market's other language. The application wrapper
 * has no Back of its own: the header's leads to the page before, without scripts home.
 */
export function Header(it: {
  navigation?: ReactNode
  burger?: ReactNode
  account?: ReactNode
  flows?: ReactNode
  languages?: ReactNode
}): ReactNode {
  const { t } = useLingui()
  const { site, mode } = useSite()
  return (
    <header className={css.header}>
      <div className={`wrap ${css.row}`}>
        {mode.app && (
          <a className={css.action} href={href(site, 'home')} data-back="">
            <Icon of={arrowLeft} />
            <span>{t`Back`}</span>
          </a>
        )}
        {it.burger && <div className={css.burger}>{it.burger}</div>}
        <a className={css.home} href={href(site, 'home')} aria-label={t`Escale, home page`}>
          <Logo />
        </a>
        {it.flows}
        <div className={css.actions}>
          <a className={css.action} href={href(site, 'boxes')}>
            <Icon of={gift} />
            <span>{t`Gift ideas`}</span>
          </a>
          <a className={`${css.action} ${css.help}`} href={href(site, 'contact')}>
            <Icon of={help} />
            <span>{t`Help`}</span>
          </a>
          {it.languages}
          {it.account}
        </div>
      </div>
      {it.navigation && <div className={css.navigation}>{it.navigation}</div>}
    </header>
  )
}
