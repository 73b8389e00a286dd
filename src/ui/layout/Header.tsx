import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { href } from '../../market/site.ts'
import { linkTo } from '../link/link-to.ts'
import { GiftShopButton, GiftShopDrawer, type GiftShopProps } from '../gift/GiftShop.tsx'
import { Icon } from '../icon/Icon.tsx'
import { WishlistLink } from '../product-lists/WishlistLink.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from './Header.module.css'
import { brand } from '../../market/brand.ts'
import { Logo } from './Logo.tsx'

/**
 * `burger` and `account` are islands. The app wrapper has no Back: the header's goes to the previous page, without scripts to the home
 * page.
 */
export function Header(props: {
  navigation?: ReactNode
  burger?: ReactNode
  account?: ReactNode
  flows?: ReactNode
  languages?: ReactNode
  gifts?: GiftShopProps
}): ReactNode {
  const { t } = useLingui()
  const { site, mode } = useSite()
  return (
    <header className={css.header}>
      <div className={`wrap ${css.row}`}>
        {mode.app && (
          <a className={css.action} {...linkTo(href(site, 'home'))} data-back="">
            <Icon name="back" />
            <span>{t`Back`}</span>
          </a>
        )}
        {props.burger && <div className={css.burger}>{props.burger}</div>}
        <a className={css.home} {...linkTo(href(site, 'home'))} aria-label={t`${brand}, home page`}>
          <Logo />
        </a>
        {props.flows}
        {props.navigation && <div className={css.navigation}>{props.navigation}</div>}
        <div className={css.actions}>
          <GiftShopButton {...props.gifts} />
          <a className={`${css.action} ${css.help}`} href={href(site, 'contact')}>
            <Icon name="help" />
            <span>{t`Help`}</span>
          </a>
          <WishlistLink className={css.action} />
          {props.languages}
          {props.account}
        </div>
      </div>
      <GiftShopDrawer {...props.gifts} />
    </header>
  )
}
