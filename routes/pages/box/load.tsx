import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { BoxListItem } from '../../../src/contract/boxes.ts'
import { boxPrice } from '../../../src/domain/pricing/box-price.ts'
import { brand } from '../../../src/market/brand.ts'
import { href } from '../../../src/market/site.ts'
import { Island } from '../../../src/hydration/server/Island.tsx'
import { gallery } from '../../../src/islands/gallery/island.ts'
import { withUnbrokenHyphens } from '../../../src/ui/format/unbroken-hyphens.tsx'
import { Breadcrumb } from '../../../src/ui/breadcrumb/Breadcrumb.tsx'
import { LinkButton } from '../../../src/ui/button/Button.tsx'
import { linkTo } from '../../../src/ui/link/link-to.ts'
import { Price } from '../../../src/ui/price/Price.tsx'
import { Facts } from '../../../src/ui/facts/Facts.tsx'
import { HowItWorks } from '../../../src/ui/stay/HowItWorks.tsx'
import { StaySection } from '../../../src/ui/stay/StaySection.tsx'
import type { PageContext } from '../../context.ts'
import { contentPageOf } from '../../page.ts'
import { canonicalHref } from '../canonical.ts'
import { missingContent } from '../missing-content.ts'
import { breadcrumbList, type Crumb, productThing } from '../structured-data.ts'

/** Gift box page, found by its code; an outdated slug redirects to the current one. */
export const box = contentPageOf({
  async critical(context, params) {
    const found = await context.content.boxes()
    if (found.kind !== 'ok') return missingContent(context, params, 'unavailable')
    const item = found.value.boxes.find(({ code }) => code === params['code'])
    if (!item) return missingContent(context, params, 'notFound')
    if (params['slug'] !== item.slug) throw movedTo(href(context.site, 'box', { path: [item.slug, item.code] }))
    return { item }
  },
  document(context, { item }) {
    const crumbs = crumbsOf(context, item)
    const canonical = canonicalHref(context, 'box', { path: [item.slug, item.code] })
    const description = shortList(item.includedContent)
    return {
      head: {
        title: item.metaTitle ?? item.title,
        description,
        robots: item.code.endsWith('EBOX') ? 'index, follow' : 'noindex, follow',
        sheet: 'product',
        canonical,
        ...(item.alternateUrls && { alternates: item.alternateUrls }),
        ...(item.images[0] && { picture: item.images[0] }),
        jsonLd: () => [
          breadcrumbList(context, crumbs),
          productThing(context, { name: item.title, description, path: canonical, image: item.images[0]?.url, price: boxPrice(item).sell }),
        ],
      },
      caching: { seconds: 300, tags: ['boxes'] },
      frame: { kind: 'full', page: 'other' },
      body: <BoxBody item={item} crumbs={crumbs} all={href({ ...context.site, flow: 'gifting' }, 'stays')} />,
    }
  },
})

/** Characters of a description that search engines show. */
const longestDescription = 155

/** As many entries of a list as a description holds. */
function shortList(entries: readonly string[]): string {
  return entries.reduce((text, entry) => {
    const longer = text ? `${text} · ${entry}` : entry
    return longer.length <= longestDescription ? longer : text
  }, '')
}

function crumbsOf({ site, i18n }: PageContext, item: BoxListItem): Crumb[] {
  return [
    { label: brand, href: href(site, 'home') },
    { label: i18n._(msg`Gift boxes`), href: href(site, 'boxes') },
    { label: item.title, href: href(site, 'box', { path: [item.slug, item.code] }) },
  ]
}

function BoxBody({ item, crumbs, all }: { item: BoxListItem; crumbs: Crumb[]; all: string }): ReactNode {
  return (
    <div className="wrap stack">
      <Breadcrumb crumbs={crumbs} />
      <h1>{withUnbrokenHyphens(item.title)}</h1>
      <Island island={gallery} when="interaction" props={{ label: item.title, pictures: item.images }} />
      <StaySection id="content" title={<Trans>In this box</Trans>}>
        <Facts facts={item.includedContent} />
        <Price price={boxPrice(item)} large />
        <p>
          <LinkButton {...linkTo(all)}>
            <Trans>See the stays to give</Trans>
          </LinkButton>
        </p>
      </StaySection>
      <HowItWorks gift="box" />
    </div>
  )
}

function movedTo(location: string): Response {
  return new Response(null, { status: 301, headers: { location, 'cache-control': 'public, max-age=3600', 'cache-tag': 'boxes' } })
}
