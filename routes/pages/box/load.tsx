import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { BoxListItem } from '../../../src/contract/boxes.ts'
import { boxPromo } from '../../../src/domain/pricing/promo.ts'
import { href } from '../../../src/market/site.ts'
import { Island } from '../../../src/hydration/server/Island.tsx'
import { gallery } from '../../../src/islands/gallery/island.ts'
import { wholeWords } from '../../../src/ui/format/whole-words.tsx'
import { Breadcrumb } from '../../../src/ui/breadcrumb/Breadcrumb.tsx'
import { LinkButton } from '../../../src/ui/button/Button.tsx'
import { Price } from '../../../src/ui/price/Price.tsx'
import { Facts } from '../../../src/ui/stay/Facts.tsx'
import { HowItWorks } from '../../../src/ui/stay/HowItWorks.tsx'
import { StaySection } from '../../../src/ui/stay/StaySection.tsx'
import type { PageContext } from '../../context.ts'
import type { PageLoader } from '../../index.ts'
import { canonicalHref } from '../canonical.ts'
import { notFound } from '../not-found/load.tsx'
import { breadcrumbList, type Crumb } from '../structured-data.ts'
import { unavailable } from '../unavailable.tsx'

/** One gift box, from the same content as the listing. Its code decides; a slug of another time redirects to today's. */
export const box: PageLoader = async (context, params) => {
  const found = await context.content.boxes()
  if (found.kind !== 'ok') return unavailable(context)
  const item = found.value.boxes.find(({ code }) => code === params['code'])
  if (!item) return notFound(context, params)
  const own = { path: [item.slug, item.code] }
  if (params['slug'] !== item.slug) throw movedTo(href(context.site, 'box', own))
  const crumbs = crumbsOf(context, item)
  return {
    head: {
      title: item.title,
      description: item.includedContent.join(' · '),
      robots: item.code.endsWith('EBOX') ? 'index, follow' : 'noindex, follow',
      canonical: canonicalHref(context, 'box', own),
      ...(item.images[0] && { image: item.images[0].url }),
      jsonLd: () => [breadcrumbList(context, crumbs)],
    },
    caching: { seconds: 300, tags: ['boxes'] },
    frame: { kind: 'full', page: 'other' },
    body: <BoxBody item={item} crumbs={crumbs} all={href(context.site, 'stays', { query: { flow: 'gifting' } })} />,
  }
}

function crumbsOf({ site, i18n }: PageContext, item: BoxListItem): Crumb[] {
  return [
    { label: 'Escale', href: href(site, 'home') },
    { label: i18n._(msg`Gift boxes`), href: href(site, 'boxes') },
    { label: item.title, href: href(site, 'box', { path: [item.slug, item.code] }) },
  ]
}

function BoxBody({ item, crumbs, all }: { item: BoxListItem; crumbs: Crumb[]; all: string }): ReactNode {
  const { sellPrice, referencePrice } = item.price
  const promo = boxPromo(sellPrice, referencePrice)
  return (
    <div className="wrap stack">
      <Breadcrumb of={crumbs} />
      <h1>{wholeWords(item.title)}</h1>
      <Island of={gallery} when="interaction" props={{ label: item.title, pictures: item.images }} />
      <StaySection id="content" title={<Trans>In this box</Trans>}>
        <Facts of={item.includedContent} />
        <Price of={{ sell: sellPrice, reference: promo ? referencePrice : undefined, promo, people: 2 }} large />
        <p>
          <LinkButton href={all}>
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
