import type { ReactNode } from 'react'
import type { PageContext } from '../../routes/context.ts'
import type { Head } from '../../routes/document.ts'
import type { Navigation } from '../../src/contract/cms/navigation.ts'
import { Island } from '../../src/hydration/server/Island.tsx'
import { Memo } from '../../src/hydration/server/memo/Memo.tsx'
import { account } from '../../src/islands/account/island.ts'
import { burger } from '../../src/islands/burger/island.ts'
import { foreignPairs, writeParameters } from '../../src/domain/address/parameters.ts'
import type { Screen } from '../../src/market/segments.ts'
import { pathOf } from '../../src/market/site.ts'
import type { GiftShopProps } from '../../src/ui/gift/GiftShop.tsx'
import { type FlowLinks, FlowToggle } from '../../src/ui/layout/FlowToggle.tsx'
import { CountrySwitcher } from '../../src/ui/layout/CountrySwitcher.tsx'
import { Footer } from '../../src/ui/layout/Footer.tsx'
import { Header } from '../../src/ui/layout/Header.tsx'
import { LanguageSelector } from '../../src/ui/layout/LanguageSelector.tsx'
import { ExpiredPartnerOffer, MinisiteBanner } from '../../src/ui/layout/MinisiteFrame.tsx'
import type { PageInLanguages } from '../../src/ui/layout/use-sister-address.ts'
import { MinisiteTerms } from '../../src/ui/layout/MinisiteTerms.tsx'
import { Page } from '../../src/ui/layout/Page.tsx'
import { TopBars } from '../../src/ui/layout/TopBars.tsx'
import { inFlowWith } from '../../src/ui/link/in-flow.ts'
import { contentHref } from '../../src/ui/link/content-href.ts'
import { linkTo } from '../../src/ui/link/link-to.ts'
import { useSite } from '../../src/ui/site/SiteContext.tsx'
import { DesktopNavigation } from '../../src/ui/navigation/DesktopNavigation.tsx'
import { AgentBar } from './AgentBar.tsx'
import { bannerFor, type FrameContent } from './frame-content.ts'

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
  const { navigation, footer, footerSections, banners, promoLinks, flowTabs, giftBlock, giftShop } = around
  const { minisite, url } = context
  const page = pageInLanguages(head, context)
  const parts = {
    flows: <FlowToggle links={flowLinks(context)} />,
    languages: <LanguageSelector {...page} />,
    account: (
      <Island island={account} when="session" props={{ accounts: !context.view.withoutAccounts, origin: `${url.pathname}${url.search}` }} />
    ),
  }
  return (
    <Page
      bars={
        <>
          {minisite && (
            <MinisiteBanner minisite={minisite}>
              <ExpiredPartnerOffer minisite={minisite} />
            </MinisiteBanner>
          )}
          <AgentBar context={context} />
          <Memo component={Bars} props={{ banners, promoLinks, flowTabs }} />
        </>
      }
      header={<Head navigation={navigation} gifts={{ block: giftBlock ?? undefined, shop: giftShop }} parts={parts} />}
      footer={
        <>
          {minisite && <MinisiteTerms minisite={minisite} />}
          {footer && (
            <Memo
              component={Footer}
              props={{ content: footer, show: footerSections }}
              slots={{ countries: <CountrySwitcher {...page} /> }}
            />
          )}
        </>
      }
    >
      {children}
    </Page>
  )
}

function Bars({ banners, ...promotion }: Pick<FrameContent, 'banners' | 'promoLinks' | 'flowTabs'>): ReactNode {
  const { flow, site } = useSite()
  return <TopBars banner={bannerFor(banners, flow, site.market.locale)} {...promotion} />
}

type HeaderSlots = Readonly<Record<'flows' | 'languages' | 'account', ReactNode>>

function Head({ navigation, gifts, parts }: Pick<FrameContent, 'navigation'> & { gifts: GiftShopProps; parts: HeaderSlots }): ReactNode {
  const { site } = useSite()
  if (!navigation) return <Header gifts={gifts} {...parts} />
  const links = navigation.links.map(({ label, uri, variant, children }) => ({
    label,
    ...linkTo(contentHref(site, uri)),
    highlighted: variant === 'highlight',
    opens: Boolean(children?.length),
  }))
  const menu = <Island shared island={burger} when="interaction" props={{ links }} />
  return <Memo component={HeaderWithNavigation} props={{ navigation, ...gifts }} slots={{ burger: menu, ...parts }} />
}

type HeaderProps = GiftShopProps & HeaderSlots & { readonly navigation: Navigation; readonly burger: ReactNode }

function HeaderWithNavigation({ navigation, block, shop, ...slots }: HeaderProps): ReactNode {
  return <Header gifts={{ block, shop }} navigation={<DesktopNavigation navigation={navigation} />} {...slots} />
}

/** Below these screens every page exists in both flows, as the home page does. */
const inTwoFlows = ['stays', 'stay'] as const

/** Links this page in both flows. From a page of one flow the links lead to the stays, and from a hotel's page to its stays. */
function flowLinks({ url: { pathname, search }, view, site }: PageContext): FlowLinks {
  const isBelow = (screen: Screen) => pathname.startsWith(`${pathOf(site, screen)}/`)
  if (pathname !== pathOf(site, 'home') && pathname !== pathOf(site, 'stays') && !inTwoFlows.some(isBelow)) {
    const hotel = isBelow('hotel')
    const links = flowsOf(pathOf(site, 'stays'), hotel ? `hotel=${pathname.split('/').at(-1)}` : '')
    return hotel ? { ...links, shown: view.flow } : links
  }
  const links = flowsOf(pathname, writeParameters(foreignPairs(search, notCriteria)))
  return view.flow === 'activity' ? links : { ...links, shown: view.flow }
}

/** A purchase goes on in another language with its whole query; elsewhere some keys are about this visit. */
export function pageInLanguages(
  { alternates, languages }: Pick<Head, 'alternates' | 'languages'>,
  { url: { search } }: Pick<PageContext, 'url'>,
): PageInLanguages {
  if (languages) return { alternates: languages, query: search.slice(1) }
  return { alternates, query: writeParameters(foreignPairs(search, notCriteria)) }
}

const notCriteria = ['flow', 'page', 'from', 'payment', 'failed']

function flowsOf(pathname: string, query: string): FlowLinks {
  return { booking: inFlowWith({ flow: 'booking' }, pathname, query), gifting: inFlowWith({ flow: 'gifting' }, pathname, query) }
}
