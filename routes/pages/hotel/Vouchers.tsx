import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OffersResponse } from '../../../src/contract/offers.ts'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import { href } from '../../../src/market/site.ts'
import { LinkButton } from '../../../src/ui/button/Button.tsx'
import { linkTo } from '../../../src/ui/link/link-to.ts'
import { FailedState } from '../../../src/ui/notice/FailedState.tsx'
import { Notice } from '../../../src/ui/notice/Notice.tsx'
import { GridSkeleton } from '../../../src/ui/results/Grid.tsx'
import { ResultsGrid } from '../../../src/ui/results/ResultsGrid.tsx'
import { StaySection } from '../../../src/ui/stay/StaySection.tsx'
import type { PageContext } from '../../context.ts'

interface VouchersProps {
  readonly context: PageContext
  readonly vouchers: Promise<OffersResponse>
  /** The choices of the giver, which links to stays carry along. */
  readonly hash: string | undefined
}

export function Vouchers({ context: { url, site }, vouchers, hash }: VouchersProps): ReactNode {
  return (
    <StaySection id="offers" title={<Trans>Stays to give</Trans>}>
      <Deferred data={vouchers} pending={<GridSkeleton cards={3} />} failed={<FailedState retry={`${url.pathname}${url.search}`} />}>
        {({ exactMatch }) =>
          exactMatch.length > 0 ? (
            <div data-same-dates="">
              <ResultsGrid offers={exactMatch} hash={hash} />
            </div>
          ) : (
            <Notice title={<Trans>This hotel’s stays cannot be given as a voucher</Trans>}>
              <a {...linkTo(href(site, 'stays'))}>
                <Trans>See all the stays to give</Trans>
              </a>
            </Notice>
          )
        }
      </Deferred>
    </StaySection>
  )
}

export function VouchersPanel(): ReactNode {
  return (
    <Notice title={<Trans>You choose the getaway, they choose the dates</Trans>}>
      <LinkButton href="#offers">
        <Trans>See the stays to give</Trans>
      </LinkButton>
    </Notice>
  )
}
