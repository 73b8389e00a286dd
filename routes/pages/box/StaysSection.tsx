import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OffersResponse } from '../../../src/contract/offers.ts'
import { href } from '../../../src/market/site.ts'
import { ContentSection } from '../../../src/hydration/server/ContentSection.tsx'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import { Island } from '../../../src/hydration/server/Island.tsx'
import type { StoredSections } from '../../../src/hydration/server/stored-sections.ts'
import { boxStays } from '../../../src/islands/box-stays/island.ts'
import { staysList } from '../../../src/islands/box-stays/stays-list.ts'
import css from '../../../src/ui/box/Box.module.css'
import { BoxStayCard } from '../../../src/ui/card/BoxStayCard.tsx'
import { Section } from '../../../src/ui/layout/Page.tsx'
import { Strip } from '../../../src/ui/layout/Strip.tsx'
import { linkTo } from '../../../src/ui/link/link-to.ts'
import { FailedState } from '../../../src/ui/notice/FailedState.tsx'
import { GridSkeleton } from '../../../src/ui/results/Grid.tsx'
import { useSite } from '../../../src/ui/site/SiteContext.tsx'

interface StaysSectionProps {
  readonly code: string
  readonly sections: Promise<StoredSections>
  readonly stays: Promise<OffersResponse>
  readonly theme: Promise<number | undefined>
  readonly retry: string
}

export function StaysSection({ code, sections, stays, theme, retry }: StaysSectionProps): ReactNode {
  return (
    <Deferred
      data={Promise.all([stays, theme, sections])}
      pending={
        <Section>
          <GridSkeleton cards={3} />
        </Section>
      }
      failed={
        <StaysFrame>
          <FailedState retry={retry} />
        </StaysFrame>
      }
    >
      {([found, themeId, stored]) =>
        found.exactMatch.length > 0 && (
          <ContentSection
            name="stays"
            sections={stored}
            component={Stays}
            content={{ code, found, theme: themeId }}
            responses={['found']}
          />
        )
      }
    </Deferred>
  )
}

function StaysFrame({ children }: { children: ReactNode }): ReactNode {
  return (
    <Section id="stays" title={<Trans>The stays of this box</Trans>}>
      {children}
    </Section>
  )
}

function Stays({ code, found, theme }: { code: string; found: OffersResponse; theme: number | undefined }): ReactNode {
  const { t } = useLingui()
  const { site } = useSite()
  return (
    <StaysFrame>
      <div className={css.stays}>
        <Strip id={staysList} count={found.searchDetails.totalCount} previous={t`Previous stays`} next={t`Next stays`}>
          {found.exactMatch.map((stay) => (
            <li key={stay.id}>
              <BoxStayCard stay={stay} />
            </li>
          ))}
        </Strip>
        <Island island={boxStays} when="visible" props={{ code, total: found.searchDetails.totalCount }} />
        <p>
          <a {...linkTo(href(site, 'stays', { query: { flow: 'gifting', theme } }))}>
            <Trans>See the stays to give</Trans>
          </a>
        </p>
      </div>
    </StaysFrame>
  )
}
