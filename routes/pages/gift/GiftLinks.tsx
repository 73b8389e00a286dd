import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSite } from '../../../src/ui/site/SiteContext.tsx'
import { giftHref, type LabelledGift } from './held-gift.ts'

export function GiftLinks({ gifts }: { readonly gifts: readonly LabelledGift[] }): ReactNode {
  const { site } = useSite()
  return (
    <ul>
      {gifts.map(({ reference, label }) => (
        <li key={reference}>
          <a href={giftHref(site, reference)} rel="nofollow">
            {label ?? <Trans>Gift {reference}</Trans>}
          </a>
        </li>
      ))}
    </ul>
  )
}
