import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSite } from '../../../src/ui/site/SiteContext.tsx'
import { giftHref } from './held-gift.ts'

export interface LinkedGift {
  readonly reference: string
  /** Where the upstream has said what it is. */
  readonly label?: string | undefined
}

export function GiftLinks({ gifts }: { readonly gifts: readonly LinkedGift[] }): ReactNode {
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
