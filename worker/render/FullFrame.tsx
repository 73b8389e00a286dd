import type { ReactNode } from 'react'
import type { PageContext } from '../../routes/context.ts'
import type { Head } from '../../routes/document.ts'
import { termsState } from '../../src/domain/minisite/terms-state.ts'
import { Island } from '../../src/hydration/server/Island.tsx'
import { Memo } from '../../src/hydration/server/Memo.tsx'
import { account } from '../../src/islands/account/island.ts'
import { agent } from '../../src/islands/agent/island.ts'
import { burger } from '../../src/islands/burger/island.ts'
import type { Screen } from '../../src/market/segments.ts'
import { href } from '../../src/market/site.ts'
import { AnnouncementBanner } from '../../src/ui/layout/AnnouncementBanner.tsx'
import { type FlowLinks, FlowToggle } from '../../src/ui/layout/FlowToggle.tsx'
import { Footer } from '../../src/ui/layout/Footer.tsx'
import { Header } from '../../src/ui/layout/Header.tsx'
import { LanguageSelector } from '../../src/ui/layout/LanguageSelector.tsx'
import { MinisiteBanner } from '../../src/ui/layout/MinisiteFrame.tsx'
import { MinisiteTerms } from '../../src/ui/layout/MinisiteTerms.tsx'
import { Page } from '../../src/ui/layout/Page.tsx'
import { PromoBar } from '../../src/ui/layout/PromoBar.tsx'
import { DesktopNavigation } from '../../src/ui/navigation/DesktopNavigation.tsx'
import type { FrameContent } from './frame-content.ts'

/** Header, navigation, bars and footer around a page; within a minisite also the partner's frame. */
export function FullFrame({
  head,
  context,
  around,
  children,
}: {
  head: Head
  context: PageContext
  around: FrameContent
  children: ReactNode
}): ReactNode {
  const { navigation, footer, banner, promoBar } = around
  const { minisite, url } = context
  const parts = {
    flows: <FlowToggle links={flowLinks(context)} />,
    languages: <LanguageSelector {...(head.alternates && { alternates: head.alternates })} />,
    account: <Island of={account} when="session" props={{ accounts: true, origin: `${url.pathname}${url.search}` }} />,
  }
  return (
    <Page
      bars={
        context.view.mode.customerCare ? (
          <Island of={agent} when="visible" props={{ address: url.href }} />
        ) : (
          banner && <Memo of={banner}>{() => <AnnouncementBanner of={banner} />}</Memo>
        )
      }
      header={
        <>
          {minisite && <MinisiteBanner of={minisite} />}
          <Head navigation={navigation} parts={parts} />
          {promoBar && <Memo of={promoBar}>{() => <PromoBar links={promoBar.links} />}</Memo>}
        </>
      }
      footer={
        <>
          {minisite && <MinisiteTerms of={minisite} expired={termsState(minisite.footer, context.today) === 'expired'} />}
          {footer && <Memo of={footer}>{() => <Footer content={footer} />}</Memo>}
        </>
      }
    >
      {children}
    </Page>
  )
}

type HeadParts = Readonly<Record<'flows' | 'languages' | 'account', ReactNode>>

/** The header; without navigation where there is none to be had. */
function Head({ navigation, parts }: Pick<FrameContent, 'navigation'> & { parts: HeadParts }): ReactNode {
  if (!navigation) return <Header {...parts} />
  const menu = <Island of={burger} when="interaction" props={{ links: navigation.links }} />
  return (
    <Memo of={navigation} places={{ burger: menu, ...parts }}>
      {(places) => <Header navigation={<DesktopNavigation of={navigation} />} {...places} />}
    </Memo>
  )
}

/** Screens below which every page is there to book and to give; so is home. */
const inTwoFlows = ['stays', 'stay'] as const

/** This page in its two flows: the same path with what the query has chosen, `flow` set. From a page that has none they lead to the stays, from a hotel's to its own. */
function flowLinks({ url: { pathname, search }, view, site }: PageContext): FlowLinks {
  const isBelow = (screen: Screen) => pathname.startsWith(`${href(site, screen)}/`)
  if (pathname !== href(site, 'home') && pathname !== href(site, 'stays') && !inTwoFlows.some(isBelow)) {
    return flowsOf(href(site, 'stays'), isBelow('hotel') ? `hotel=${pathname.split('/').at(-1)}` : '')
  }
  const chosen = new URLSearchParams(search)
  for (const key of ofThisFlow) chosen.delete(key)
  return { ...flowsOf(pathname, chosen.toString()), shown: view.flow }
}

/** Query keys that say nothing of what was chosen. */
const ofThisFlow = ['flow', 'page', 'from', 'payment']

function flowsOf(pathname: string, query: string): FlowLinks {
  return { booking: query ? `${pathname}?${query}` : pathname, gifting: `${pathname}?${query && `${query}&`}flow=gifting` }
}
