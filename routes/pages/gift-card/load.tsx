import { msg } from '@lingui/core/macro'
import { fieldError } from '../../../src/domain/field/field-error.ts'
import { amountRule, cardAmount, typedAmount } from '../../../src/domain/gift/gift-address.ts'
import { parseStayCriteria } from '../../../src/domain/stay/hash.ts'
import { brand } from '../../../src/market/brand.ts'
import { locales } from '../../../src/market/markets.ts'
import { segments } from '../../../src/market/segments.ts'
import { href } from '../../../src/market/site.ts'
import type { PageContext } from '../../context.ts'
import { pageOf } from '../../page.ts'
import { pageAges } from '../../page-ages.ts'
import { canonicalHref } from '../canonical.ts'
import { missingContent } from '../missing-content.ts'
import { formTitle } from '../posted-form.ts'
import { breadcrumbList, type LinkedCrumb, productThing } from '../structured-data.ts'
import { GiftCardPage } from './GiftCardPage.tsx'

export const giftCard = pageOf({
  async critical(context, params) {
    const { content, url } = context
    const [found, settings] = await Promise.all([content.giftCard(), content.settings()])
    if (found.kind !== 'ok') return missingContent(context, params, 'unavailable')
    return {
      card: found.value,
      settings,
      chosen: cardAmount(url.searchParams),
      typed: typedAmount(url.searchParams),
      isPhysical: parseStayCriteria(url.search).giftFormat === 'physical',
    }
  },
  deferred: ({ upstream, sendsParcels }, { settings }) => ({
    shipping: settings?.physicalGifts && sendsParcels ? upstream.shippingCosts() : undefined,
  }),
  document(context, { card, ...loaded }) {
    const { typed } = loaded
    const { pageTitle, metaDescription } = card.pageModel
    const crumbs = crumbsOf(context)
    const canonical = canonicalHref(context, 'giftCard')
    const [image] = card.images
    return {
      head: {
        title: formTitle(context, pageTitle, typed !== undefined && fieldError(amountRule(card.bounds), typed) !== undefined),
        description: metaDescription,
        robots: 'index, follow',
        sheet: ['product', 'form'],
        canonical,
        alternates: locales.map((locale) => ({ locale, path: `/${segments.giftCard.fr}` })),
        ...(image && { picture: image }),
        jsonLd: () => [
          breadcrumbList(context, crumbs),
          productThing(context, {
            name: card.title,
            description: metaDescription,
            path: canonical,
            image: image?.url,
            price: card.bounds.min,
          }),
        ],
      },
      caching: { ...pageAges.giftCard, tags: ['giftCard', 'settings'] },
      frame: { kind: 'full', page: 'other' },
      body: <GiftCardPage context={context} card={card} crumbs={crumbs} {...loaded} />,
    }
  },
})

function crumbsOf({ site, i18n }: PageContext): LinkedCrumb[] {
  return [
    { label: brand, href: href(site, 'home') },
    { label: i18n._(msg`Gift card`), href: href(site, 'giftCard') },
  ]
}
