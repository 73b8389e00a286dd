import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { GiftBlock } from '../../contract/cms/gift-block.ts'
import { sisterMarkets } from '../../market/markets.ts'
import { href } from '../../market/site.ts'
import { DialogRow } from '../dialog/DialogRow.tsx'
import { CommandedDialog, opens } from '../dialog/InfoDialog.tsx'
import { Icon } from '../icon/Icon.tsx'
import css from '../layout/Header.module.css'
import { contentHref } from '../link/content-href.ts'
import { linkTo } from '../link/link-to.ts'
import { useSite } from '../site/SiteContext.tsx'
import { giftKinds } from './gift-kinds.ts'

const drawer = 'gift-shop'

export interface GiftShopProps {
  readonly block?: GiftBlock | undefined
  readonly shop?: string | undefined
}

/** Opens the drawer. Without scripts or content it links to the gifting home, and for customer care to the gift shop. */
export function GiftShopButton({ block, shop }: GiftShopProps): ReactNode {
  const { t } = useLingui()
  const { site, market, mode } = useSite()
  const look = `${css.action} ${css.gift} ${sisterMarkets(market).length > 1 ? css.short : ''}`
  const label = <span>{t`Gift ideas`}</span>
  if (mode.customerCare)
    return (
      <a className={look} {...(shop === undefined ? linkTo(href(site, 'giftCard')) : linkTo(shop, true))}>
        <Icon name="gift-card" />
        {label}
      </a>
    )
  const link = (
    <a className={look} {...linkTo(href({ ...site, flow: 'gifting' }, 'home'))}>
      <Icon name="gift" />
      {label}
    </a>
  )
  if (!block) return link
  return (
    <>
      <button type="button" className={`${look} live`} {...opens(drawer)}>
        <Icon name="gift" />
        {label}
      </button>
      <noscript>{link}</noscript>
    </>
  )
}

/** Customer care has no drawer (S6.3). */
export function GiftShopDrawer({ block }: GiftShopProps): ReactNode {
  const { i18n } = useLingui()
  const { site, mode } = useSite()
  if (!block || mode.customerCare) return null
  return (
    <CommandedDialog id={drawer} heading="h2" title={block.title}>
      {block.subtitle && <p>{block.subtitle}</p>}
      {Object.values(giftKinds).map(({ icon, label, text, urlOf }) => (
        <DialogRow key={icon} icon={icon} link={linkTo(contentHref(site, urlOf(block)))} text={i18n._(text)}>
          {i18n._(label)}
        </DialogRow>
      ))}
      <a {...linkTo(href({ ...site, flow: 'gifting' }, 'home'))}>
        <Trans>See all our gift ideas</Trans>
      </a>
    </CommandedDialog>
  )
}
