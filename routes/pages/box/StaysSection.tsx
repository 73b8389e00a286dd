import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OffersResponse } from '../../../src/contract/offers.ts'
import { href } from '../../../src/market/site.ts'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import { Island } from '../../../src/hydration/server/Island.tsx'
import { boxStays } from '../../../src/islands/box-stays/island.ts'
import { staysList } from '../../../src/islands/box-stays/stays-list.ts'
import { Button, LinkButton } from '../../../src/ui/button/Button.tsx'
import { BoxStayCard } from '../../../src/ui/card/BoxStayCard.tsx'
import { Section } from '../../../src/ui/layout/Page.tsx'
import strip from '../../../src/ui/layout/Strip.module.css'
import { linkTo } from '../../../src/ui/link/link-to.ts'
import { FailedState } from '../../../src/ui/notice/FailedState.tsx'
import { GridSkeleton } from '../../../src/ui/results/Grid.tsx'
import { useSite } from '../../../src/ui/site/SiteContext.tsx'

interface StaysSectionProps {
  readonly code: string
  readonly stays: Promise<OffersResponse>
  readonly theme: Promise<number | undefined>
  readonly retry: string
}

/** The stays of a box: the first page, and an island that adds the next ones and their map. */
export function StaysSection({ code, stays, theme, retry }: StaysSectionProps): ReactNode {
  return (
    <Deferred
      data={Promise.all([stays, theme])}
      pending={
        <StaysFrame>
          <GridSkeleton cards={3} />
        </StaysFrame>
      }
      failed={
        <StaysFrame>
          <FailedState retry={retry} />
        </StaysFrame>
      }
    >
      {([found, themeId]) => found.exactMatch.length > 0 && <Stays code={code} found={found} theme={themeId} />}
    </Deferred>
  )
}

function StaysFrame({ subtitle, children }: { subtitle?: string; children: ReactNode }): ReactNode {
  return (
    <Section id="stays" title={<Trans>The stays of this box</Trans>} {...(subtitle && { subtitle })}>
      {children}
    </Section>
  )
}

function Stays({ code, found, theme }: { code: string; found: OffersResponse; theme: number | undefined }): ReactNode {
  const { t } = useLingui()
  const { site } = useSite()
  const { exactMatch, searchDetails } = found
  const { totalCount: count } = searchDetails
  return (
    <StaysFrame subtitle={t`${plural(count, { one: '# stay to choose from', other: '# stays to choose from' })}`}>
      <ul className={strip.strip} id={staysList}>
        {exactMatch.map((stay) => (
          <li key={stay.id}>
            <BoxStayCard stay={stay} />
          </li>
        ))}
      </ul>
      <div className={strip.arrows}>
        <Button look="second" small data-scroll-strip="-1" aria-label={t`Previous stays`}>
          ‹
        </Button>
        <Button look="second" small data-scroll-strip="1" aria-label={t`Next stays`}>
          ›
        </Button>
      </div>
      <Island island={boxStays} when="visible" props={{ code, total: count }} />
      <p>
        <LinkButton look="quiet" {...linkTo(href(site, 'stays', { query: { flow: 'gifting', theme } }))}>
          <Trans>See the stays to give</Trans>
        </LinkButton>
      </p>
    </StaysFrame>
  )
}
