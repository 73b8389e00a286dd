import * as v from 'valibot'
import { pointOfSale } from '../../market/markets.ts'
import { Collection } from '../analytics.ts'
import { BoxBlockContent } from '../cms/box-block.ts'
import { HomePages } from '../cms/home-page.ts'
import { PromoBars } from '../cms/frame.ts'
import { ErrorAlertTexts, ErrorReport } from '../report.ts'
import { ExperimentActivation } from '../experiment.ts'
import { SitemapList } from '../seo.ts'
import { call } from './call.ts'

const isContent = 'a public address of the specification; pages are rendered with this content'

/** Deliveries have no response that anybody reads. */
const Nothing = v.unknown()

export const siteCalls = {
  home: call({
    path: '/cms/homepage',
    method: 'get',
    input: v.object({}),
    output: HomePages,
    api: { cacheSeconds: 300, unusedBecause: isContent },
  }),
  promoBars: call({
    path: '/cms/promoBars',
    method: 'get',
    input: v.object({}),
    output: PromoBars,
    api: { cacheSeconds: 300, unusedBecause: isContent },
  }),
  boxBlock: call({
    path: '/cms/box-block-serp',
    method: 'get',
    input: v.object({}),
    output: BoxBlockContent,
    api: { cacheSeconds: 300, unusedBecause: isContent },
  }),
  /** A crash is rare, so pages do not carry these texts. */
  errorAlert: call({
    path: '/error-alert',
    method: 'get',
    input: v.object({}),
    output: ErrorAlertTexts,
    api: { cacheSeconds: 3600 },
  }),
  report: call({
    path: '/error',
    method: 'post',
    input: v.omit(ErrorReport, ['locale']),
    output: Nothing,
    api: { cacheSeconds: 0 },
    upstream: { service: 'api', deadlineMs: 2000, posts: 'deliver', adds: ({ locale }) => ({ locale }) },
  }),
  collect: call({
    path: '/analytics/ga/collect/:pos',
    method: 'post',
    input: Collection,
    output: Nothing,
    api: { cacheSeconds: 0 },
    upstream: { service: 'analytics', deadlineMs: 2000, posts: 'deliver', adds: ({ locale }) => ({ pos: pointOfSale({ locale }) }) },
  }),
  /** Sent when a visitor sees an experiment for the first time. */
  activateExperiment: call({
    path: '/experiments/activation',
    method: 'post',
    input: v.omit(ExperimentActivation, ['locale']),
    output: Nothing,
    upstream: { service: 'api', deadlineMs: 2000, posts: 'deliver', adds: ({ locale }) => ({ locale }) },
  }),
  /** Pages for search engines, by kind; `page` is zero-based. */
  sitemap: call({
    path: '/sitemap.json',
    method: 'get',
    input: v.object({ kind: v.string(), page: v.number() }),
    output: SitemapList,
    upstream: { service: 'api', deadlineMs: 3000, maxBytes: 20_000_000 },
  }),
}
