import { msg } from '@lingui/core/macro'
import { consentCookieText } from '../../../src/domain/consent/consent.ts'
import { chosenConsent, savedKey } from '../../../src/domain/consent/posted-choice.ts'
import { markets } from '../../../src/market/markets.ts'
import { segments } from '../../../src/market/segments.ts'
import { href } from '../../../src/market/site.ts'
import type { PageContext } from '../../context.ts'
import { contentPageOf, type PageLoader } from '../../page.ts'
import { canonicalHref } from '../canonical.ts'
import { missingContent } from '../missing-content.ts'
import { postedForm } from '../posted-form.ts'
import { BannerPage, CookiesPage } from './CookiesPage.tsx'

const id = 'cookies'

export const cookies: PageLoader = contentPageOf({
  async critical(context, params) {
    if (context.request.method === 'POST') throw await keepChoice(context)
    const found = await context.content.staticPage(id)
    if (found.kind !== 'ok') return missingContent(context, params, found.kind)
    return { content: found.value, confirmed: context.url.searchParams.has(savedKey) ? { kept: context.keptConsent } : undefined }
  },
  document: (context, { content, confirmed }) => ({
    head: {
      title: content.title,
      description: content.description,
      canonical: canonicalHref(context, 'static', { path: [id] }),
      ...(confirmed && { robots: 'noindex, follow' }),
      alternates: markets.map(({ locale, language }) => ({ locale, path: `/${segments.static[language]}/${id}` })),
      sheet: 'consent',
    },
    caching: { ...(confirmed ? { seconds: 0, personal: true } : { seconds: 3600 }), tags: ['static', `static-${id}`] },
    frame: { kind: 'full', page: 'other' },
    body: <CookiesPage page={content} confirmed={confirmed} />,
  }),
})

/** Scripts insert banner and dialog from this page into other pages. */
export const consentBanner: PageLoader = contentPageOf({
  critical: async () => ({}),
  document: (context) => ({
    head: {
      title: context.i18n._(msg`Your choice of cookies`),
      canonical: canonicalHref(context, 'static', { path: [id] }),
      robots: 'noindex, follow',
      sheet: 'consent',
    },
    caching: { seconds: 3600, tags: ['consent'] },
    frame: { kind: 'bare' },
    body: <BannerPage />,
  }),
})

async function keepChoice({ request, site, now }: PageContext): Promise<Response> {
  const consent = chosenConsent(await postedForm(request))
  const location = href(site, 'static', { path: [id], query: { [savedKey]: 'chosen' }, hash: 'preferences' })
  const today = now.toISOString().slice(0, 10)
  return new Response(null, {
    status: 303,
    headers: { location, 'set-cookie': consentCookieText(consent, today), 'cache-control': 'no-store', 'cache-tag': 'consent' },
  })
}
