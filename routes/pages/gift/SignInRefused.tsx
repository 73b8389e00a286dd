import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import type { OpenedGift } from '../../../src/contract/beneficiary.ts'
import { marketOfLocale } from '../../../src/market/markets.ts'
import { pathOf } from '../../../src/market/site.ts'
import { Notice } from '../../../src/ui/notice/Notice.tsx'
import { useSite } from '../../../src/ui/site/SiteContext.tsx'
import { noticeOf } from './failures.tsx'

/** What a code opens that opens no gift here. */
export function SignInRefused({ opened }: { readonly opened: Exclude<OpenedGift, { gift: unknown }> }): ReactNode {
  if (opened.state === 'elsewhere') return <SoldElsewhere locale={opened.locale} />
  return <Notice tone="fail">{noticeOf(opened.state)}</Notice>
}

export function SoldElsewhere({ locale }: Pick<Extract<OpenedGift, { state: 'elsewhere' }>, 'locale'>): ReactNode {
  const { market, homes } = useSite()
  const sold = marketOfLocale(locale)
  const name = new Intl.DisplayNames(market.tag, { type: 'region' }).of(sold.country) ?? sold.country
  const there = pathOf({ market: sold, base: homes?.[sold.id] ?? sold.base }, 'beneficiaryLogin')
  return (
    <Notice tone="fail">
      <Trans>This gift was sold on our site of another country and is used there: {name}.</Trans>{' '}
      <a href={there} hrefLang={sold.tag} rel="nofollow">
        <Trans>Go to that site</Trans>
      </a>
    </Notice>
  )
}
