import * as v from 'valibot'
import type { Collection } from '../../src/contract/analytics.ts'
import { Eligibility } from '../../src/contract/eligibility.ts'
import type { ExperimentActivation } from '../../src/contract/experiment.ts'
import type { ErrorReport } from '../../src/contract/report.ts'
import { SitemapList } from '../../src/contract/sitemap.ts'
import { type Locale, pointOfSale } from '../../src/market/markets.ts'
import type { CallParts, Sources } from './call-parts.ts'
import type { Call, UpstreamClient } from './client.ts'
import { contactCalls } from './contact-calls.ts'
import { giftCalls } from './gift-calls.ts'
import { orderCalls } from './order-calls.ts'
import { productCalls } from './product-calls.ts'
import { searchCalls } from './search-calls.ts'

/** The calls of both specifications (B7, S7); deadlines in milliseconds. */
export function upstreamCalls(http: UpstreamClient, sources: Sources, locale: Locale, minisite: number | undefined) {
  const get: CallParts['get'] = ({ query, ...call }) => http.request({ ...call, query: { locale, ...query } })
  const parts: CallParts = { http, get, sources, locale, minisite }
  const { api, gateway } = sources
  return {
    ...searchCalls(parts),
    ...productCalls(parts),
    ...giftCalls(parts),
    ...orderCalls(parts),
    ...contactCalls(parts),
    /** A page not found, or an error of the browser. */
    report: (body: ErrorReport) => http.request({ name: 'report', base: api, path: ['error'], body, schema: v.unknown(), deadline: 2000 }),
    collect: (body: Collection) =>
      http.request({
        name: 'collect',
        base: sources.analytics,
        path: ['analytics', 'ga', 'collect', pointOfSale({ locale })],
        body,
        schema: v.unknown(),
        deadline: 2000,
      }),
    /** A visitor sees an experiment for the first time. */
    activateExperiment: (body: ExperimentActivation) =>
      http.request({
        name: 'activateExperiment',
        base: api,
        path: ['experiments', 'activation'],
        body,
        schema: v.unknown(),
        deadline: 2000,
      }),
    /** `amount` in cents. */
    eligibility: (query: {
      amount: number
      cancellationPolicyType: string
      cancellableUntil?: string
      checkinDate: string
      pointOfSale: string
    }) =>
      get({
        name: 'eligibility',
        base: gateway,
        path: ['purchase', 'alma', 'eligibility'],
        query,
        resource: JSON.stringify(query),
        schema: Eligibility,
        deadline: 2500,
      }),
    /** Pages for search engines, by kind; `page` zero-based. */
    sitemap: (kind: string, page: number) =>
      get({
        name: 'sitemap',
        base: api,
        path: ['sitemap.json'],
        query: { kind, page },
        resource: `${locale} ${kind} ${page}`,
        schema: SitemapList,
        deadline: 8000,
        maxSize: 20_000_000,
      }),
  }
}

export type Upstream = ReturnType<typeof upstreamCalls>

export function pictureCall({ pictures }: Pick<Sources, 'pictures'>, folder: string, file: string): Call {
  return { name: 'picture', base: pictures, path: [folder, file], resource: file, deadline: 8000, maxSize: 10_000_000 }
}
