import { msg } from '@lingui/core/macro'
import type { BoxDetail } from '../../../src/contract/boxes.ts'
import type { Settings } from '../../../src/contract/cms/settings.ts'
import { orFail } from '../../../src/contract/outcome.ts'
import { boxCodeIn } from '../../../src/domain/gift/box-address.ts'
import { physicalFormat } from '../../../src/domain/gift/formats.ts'
import { formatOfBox } from '../../../src/domain/gift/gift.ts'
import { type ParcelOffer, parcelCost } from '../../../src/domain/gift/parcel.ts'
import { href } from '../../../src/market/site.ts'
import type { PageContext } from '../../context.ts'
import { errorPage, pageOf } from '../../page.ts'
import { pageAges } from '../../page-ages.ts'
import { failedSection } from '../failed-section.tsx'
import { missingContent } from '../missing-content.ts'
import { BoxPage } from './BoxPage.tsx'
import { boxHead } from './head.ts'

export const box = pageOf({
  async critical(context, params) {
    const { content, site, url } = context
    const [found, settings] = await Promise.all([content.boxes(), content.settings()])
    if (found.kind !== 'ok') return errorPage(failedSection(context, context.i18n._(msg`Gift boxes`), 'boxes'))
    const item = found.value.boxes.find(({ code }) => code.toUpperCase() === params['code']?.toUpperCase())
    if (!item) return missingContent(context, params, 'notFound')
    const sold = settings?.physicalGifts ? settings.deliveryDays : undefined
    const code = sold ? item.code : boxCodeIn(item.code, 'digital')
    const path = href(site, 'box', { path: [item.slug, code] })
    // The redirect is temporary, because the market may sell the physical version later.
    if (code !== item.code) throw movedTo(path, 302)
    if (params['slug'] !== item.slug || params['code'] !== item.code) throw movedTo(path, 301)
    return { item, validityMonths: settings?.voucherValidityMonths.box, sold, address: path + url.search }
  },
  deferred(context, { item: { code }, sold }) {
    const { content, upstream } = context
    const found = orFail(content.box(code))
    return {
      sections: context.sections.read(`box:${code}`),
      detail: handled(found),
      parcel: handled(parcelOf(context, code, sold)),
      stays: orFail(upstream.boxOffers({ code, page: 0 })),
      theme: themeOf(found),
    }
  },
  document: (context, loaded) => ({
    head: boxHead(context, loaded.item),
    caching: { ...pageAges.box, tags: ['boxes', `box-${loaded.item.code}`] },
    frame: { kind: 'full', page: 'other' },
    body: <BoxPage context={context} format={formatOfBox(loaded.item.code)} {...loaded} />,
  }),
})

/** `days` are those of delivery. Rejects where the costs are unavailable: the page shows `soon` then, and is cached briefly. */
async function parcelOf(
  { content, upstream, site, sendsParcels }: PageContext,
  code: string,
  days: Settings['deliveryDays'] | undefined,
): Promise<ParcelOffer> {
  if (!days) return { kind: 'hidden' }
  if (!sendsParcels) return { kind: 'soon' }
  const [twin, costs] = await Promise.all([content.box(boxCodeIn(code, 'physical')), orFail(upstream.shippingCosts())])
  const cost = parcelCost(costs, site.market.country)
  const kind = physicalFormat({ sold: true, enabled: sendsParcels, twin: twin.kind === 'ok', shipping: cost !== undefined })
  return kind === 'offered' && cost !== undefined ? { kind, cost, days } : { kind: 'soon' }
}

/** The promise may reject before its section is rendered, which must not count as unhandled. */
function handled<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => {})
  return promise
}

async function themeOf(detail: Promise<BoxDetail>): Promise<number | undefined> {
  return (await detail.catch(() => undefined))?.searchCriteria.subthemas[0]
}

/** What is temporary is kept by caches that can be purged only. */
const agesOfRedirects = { 301: 'public, max-age=3600', 302: 'public, max-age=0, s-maxage=3600' } as const

function movedTo(location: string, status: keyof typeof agesOfRedirects): Response {
  return new Response(null, { status, headers: { location, 'cache-control': agesOfRedirects[status], 'cache-tag': 'boxes' } })
}
