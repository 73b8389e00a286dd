import type { Minisite } from '../src/contract/cms/minisite.ts'
import type { Outcome } from '../src/contract/outcome.ts'
import type { ErrorReport } from '../src/contract/report.ts'
import type { Locale } from '../src/market/markets.ts'
import { nowOf } from './clock.ts'
import { contactSettingsOf } from './contact-settings.ts'
import { type Content, marketContent, marketEntries, minisitesEntry } from './content/content.ts'
import { createIncompleteCopies } from './render/purge-incomplete.ts'
import { createSectionMemory, createSectionStore, type SectionStore } from './render/section-store.ts'
import { createMemory, createStore } from './content/store.ts'
import type { Env } from './env.ts'
import { hashOf } from './hash.ts'
import { type CallTally, tallied } from './operations/call-tally.ts'
import { createErrorLog, reportOf, type ServerFailure } from './error-log.ts'
import { pictureCall, type Upstream, upstreamCalls } from './upstream/calls.ts'
import { type Call, createUpstreamClient, createUpstreamState, type UpstreamClient, type UpstreamFile } from './upstream/client.ts'
import type { Sources } from './upstream/sources.ts'

/** Shared by an isolate's requests, so it holds plain values only: a promise or an I/O object belongs to its request. */
const memory = createMemory()
const upstreamState = createUpstreamState()
const errorLog = createErrorLog()

/** What `/healthz` reads of the isolate, and the copies of pages that `Pages` still has to purge. */
export const isolateState = { memory, breakers: upstreamState.breakers, incompleteCopies: createIncompleteCopies() }

export const build = import.meta.env.BUILD_ID
const sectionMemory = createSectionMemory()

export interface Services {
  readonly now: Date
  /** The upstream calls of this request so far. */
  readonly calls: CallTally
  /** `minisite` is the id of a partner. */
  readonly ofMarket: (locale: Locale, minisite?: number) => MarketServices
  /** `site` names everything that sections depend on beside their content, their experiments and the build. */
  readonly sectionsOf: (site: string, variations: readonly string[]) => SectionStore
  readonly minisites: () => Promise<readonly Minisite[] | null>
  readonly refreshMinisites: () => Promise<Outcome<unknown>>
  /** `folder` is `pictures`, for those of the catalogue, or `partners`. */
  readonly picture: (folder: string, file: string) => Promise<Outcome<UpstreamFile>>
  /** Reports after the response, unless this isolate has just reported the same. Never throws. */
  readonly logFailure: (failure: ServerFailure) => void
}

export interface MarketServices {
  readonly upstream: Upstream
  readonly content: Content
  readonly isComplete: () => boolean
}

export interface RequestInput {
  readonly env: Env
  readonly signal: AbortSignal
  readonly waitUntil: (task: Promise<unknown>) => void
  readonly client: string | undefined
}

export function createServices({ env, signal, waitUntil, client }: RequestInput): Services {
  const now = nowOf(env)
  const deadlineFactor = Number(env.DEADLINE_FACTOR ?? 1)
  const send = (request: Request) => (env.UPSTREAM ? env.UPSTREAM.fetch(request) : fetch(request))
  const untallied = withDeadlines(
    createUpstreamClient(upstreamState, { fetch: send, signal, waitUntil, client, now: Date.now }),
    deadlineFactor,
  )
  const { http, tally } = tallied(untallied, { breakers: upstreamState.breakers, signal, now: Date.now })
  const { crm, challenge } = contactSettingsOf(env)
  const sources: Sources = {
    api: env.API_URL,
    gateway: env.GATEWAY_URL,
    cms: env.CMS_URL,
    pictures: env.PICTURES_URL,
    analytics: env.ANALYTICS_URL ?? env.API_URL,
    crm: crm?.url,
    challenge,
  }
  const store = createStore({
    kv: env.CONTENT,
    memory,
    now: () => now.getTime(),
    ticking: Date.now,
    waitUntil,
    signal,
    deadlineFactor,
    build,
  })
  const minisites = minisitesEntry({ http, sources })
  /** Of what must outlive the request: a report of its failure, and what was announced, which no call under way may answer. */
  const lasting = () =>
    createUpstreamClient(upstreamState, {
      fetch: send,
      signal: new AbortController().signal,
      waitUntil,
      client,
      now: Date.now,
      followsNone: true,
    })
  const announcedHttp = () => withDeadlines(lasting(), deadlineFactor)
  // It is async, because a wrong address throws.
  const sendReport = async (report: ErrorReport) => {
    await upstreamCalls(lasting(), sources, report.locale, undefined).report(report)
  }
  return {
    now,
    calls: tally,
    ofMarket(locale, minisite) {
      const watched = watchFailures(http)
      const entriesBy = (by: UpstreamClient) =>
        marketEntries({ http: by, sources, upstream: upstreamCalls(by, sources, locale, minisite), locale, minisite })
      const content = marketContent(store, entriesBy(http), () => entriesBy(announcedHttp()))
      return {
        upstream: upstreamCalls(watched.http, sources, locale, minisite),
        content,
        isComplete: () => content.isComplete() && !watched.hasFailed(),
      }
    },
    sectionsOf(site, variations) {
      const prefix = `sections:${hashOf(`${build} ${site}`)}`
      return createSectionStore({
        kv: env.CONTENT,
        memory: sectionMemory,
        prefix,
        variations,
        ticking: Date.now,
        waitUntil,
        deadlineFactor,
      })
    },
    async minisites() {
      const read = await store.read(minisites)
      return read.kind === 'ok' ? read.value : null
    },
    refreshMinisites: () => store.refresh(minisitesEntry({ http: announcedHttp(), sources })),
    logFailure(failure) {
      const report = reportOf(failure, errorLog, Date.now())
      if (report) waitUntil(sendReport(report).catch(() => {}))
    },
    picture: (folder, file) => http.file(pictureCall(sources, folder, file), 'image/'),
  }
}

export function withDeadlines(http: UpstreamClient, factor: number): UpstreamClient {
  const extended = <OneCall extends Call>(call: OneCall): OneCall => ({ ...call, deadlineMs: call.deadlineMs * factor })
  return {
    request: (call) => http.request(extended(call)),
    file: (call, type) => http.file(extended(call), type),
    submit: (call, returnTo) => http.submit(extended(call), returnTo),
  }
}

function watchFailures(http: UpstreamClient): { http: UpstreamClient; hasFailed: () => boolean } {
  let failed = false
  const watch = async <Value>(sending: Promise<Outcome<Value>>): Promise<Outcome<Value>> => {
    const outcome = await sending
    failed ||= outcome.kind === 'unavailable' || outcome.kind === 'invalid'
    return outcome
  }
  return {
    http: {
      request: (call) => watch(http.request(call)),
      file: (call, type) => watch(http.file(call, type)),
      submit: (call, returnTo) => watch(http.submit(call, returnTo)),
    },
    hasFailed: () => failed,
  }
}
