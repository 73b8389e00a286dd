import { readFileSync, writeFileSync } from 'node:fs'
import { withGeneratedParts } from '../.ci/generated-parts.ts'
import type { CachedKind } from '../routes/page-ages.ts'
import { purgeWaits } from '../worker/gateway/hook-purges.ts'
import { knownQuery } from '../worker/gateway/known-query.ts'
import { listedPages } from './scale/addresses.ts'
import { cpuMsOfKvRead } from './scale/costs.ts'
import type { CacheRules, Purge } from './scale/day.ts'
import { pictureOf } from './scale/picture.ts'
import { mulberry32 } from '../origin/catalogue/seed/random.ts'
import { currentRules, formerRules, rulesWith } from './scale/rules.ts'
import { type PageCost, play, type Result, type Scenario, shareSent } from './scale/scenario.ts'
import { assumed, type SimulatedPage, simulatedPages } from './scale/traffic.ts'

/** `SEED` draws another day. `--write` puts the tables into docs/scale.md, and the picture beside it. */
const seed = Number(process.env['SEED'] ?? 1)
const started = performance.now()

/**
 * Milliseconds of CPU: a finished string costs 1.2 of them, and docs/figures.md has what share of a page that is; the gateway's are counted
 * apart. `found`: with its stored sections, where half of the pages have the responses of the day's first page (record 76). Calls: as the bench counts them.
 */
const costOf: Readonly<Record<CachedKind | 'personal', PageCost>> = {
  home: { found: 5.2, rendered: 6, calls: 3 },
  search: { found: 5.1, rendered: 6.8, calls: 4.6 },
  stay: { found: 3.3, rendered: 6.4, calls: 4 },
  hotel: { found: 3.4, rendered: 6.8, calls: 4 },
  activities: { found: 6.8, rendered: 6.8, calls: 4.6 },
  activity: { found: 3.5, rendered: 6, calls: 1 },
  boxes: { found: 5.6, rendered: 5.6, calls: 0 },
  box: { found: 4.7, rendered: 7.3, calls: 2 },
  giftCard: { found: 5.6, rendered: 5.6, calls: 1 },
  ideas: { found: 5.6, rendered: 5.6, calls: 0 },
  contact: { found: 5.6, rendered: 5.6, calls: 0 },
  static: { found: 5.6, rendered: 5.6, calls: 0 },
  personal: { found: 6, rendered: 6, calls: 3 },
}

/** Stored sections of a page. */
const sectionsBytes = 46_000

const listed = await listedPages()
const pages = simulatedPages(listed, assumed.zipf, mulberry32(seed))
const simulate = (scenario: Partial<Scenario> & Pick<Scenario, 'views' | 'rules'>): Result =>
  play({ pages, seed, ...scenario }, costOf, sectionsBytes)

const scales = [1e6, 1e7, 1e8] as const
const results = scales.map((views) => ({
  views,
  former: simulate({ views, rules: formerRules }),
  now: simulate({ views, rules: currentRules }),
}))

const millions = (number: number): string => `${(number / 1e6).toFixed(number < 1e7 ? 1 : 0)} m`
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
const dollars = (amount: number): string => `$${Math.round(amount).toLocaleString('en')}`
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

const scaleTable = table(
  ['a day', ...results.flatMap(({ views }) => [`${views / 1e6} million before`, `${views / 1e6} million now`])],
  (
    [
      ['**anonymous pages sent by a cache**', ({ anonymous }) => `**${percent(anonymous)}**`],
      ['of them fresh', ({ fresh }) => percent(fresh)],
      ['all pages that a cache may store', ({ all }) => percent(all)],
      ['views of a page older than eleven minutes', ({ day }, views) => percent(day.old / views)],
      ['pages rendered', ({ rendered }) => millions(rendered)],
      [
        'requests: pages, fetched ahead, calls of the API, others',
        ({ requests: { page, ahead, call, mapPicture, banner, rules } }) =>
          [page, ahead, call, mapPicture + banner + rules].map(millions).join(', '),
      ],
      ['requests of pictures, each a call of their service or of its cache', ({ requests }) => millions(requests.picture)],
      ['upstream calls: of pages, of the API', ({ upstreamCalls, requests }) => [upstreamCalls, requests.call].map(millions).join(', ')],
      ['CPU, hours', ({ cpuMs }) => (cpuMs / 3.6e6).toFixed(0)],
      ['reads of KV: content, sections', ({ storage }) => `${millions(storage.contentReads)}, ${millions(storage.sectionReads)}`],
      ['writes of KV: content, sections', ({ storage }) => `${millions(storage.contentWrites)}, ${millions(storage.sectionWrites)}`],
      ['writes of one key in a second, at most', ({ storage }) => storage.mostWritesOfKey.toFixed(0)],
      [
        'incomplete copies, and requests to purge them, in a minute',
        ({ day, incompletePurges: { asked } }) => [day.incomplete, asked].map((number) => (number / 1440).toFixed(1)).join(', '),
      ],
      ['incomplete copies that are not purged', ({ day, incompletePurges: { left } }) => percent(left / day.incomplete)],
      ['**a month**', ({ costs }) => `**${dollars(costs.total)}**`],
      [
        'of it requests: of pictures, others',
        ({ costs, costsWithoutPictures: others }) => [costs.requests - others.requests, others.requests].map(dollars).join(', '),
      ],
      ['CPU', ({ costs }) => dollars(costs.cpuMs)],
      ['KV: reads, writes, storage', ({ costs }) => [costs.kvReads, costs.kvWrites, costs.kvGigabytes].map(dollars).join(', ')],
      [
        'Analytics Engine: a data point a request, without pictures that were found, and one a rendering',
        ({ costs }) => dollars(costs.dataPoints),
      ],
    ] as const satisfies readonly (readonly [string, (result: Result, views: number) => string])[]
  ).map(([name, cell]) => [name, ...results.flatMap(({ views, former, now }) => [cell(former, views), cell(now, views)])]),
)

const picturesTable = table(
  ['a day', 'pictures', 'their requests', 'their CPU', 'share of a month', 'a month without them'],
  results.map(({ views, now: { requests, costs, costsWithoutPictures: others } }) => [
    `${views / 1e6} million`,
    millions(requests.picture),
    dollars(costs.requests - others.requests),
    dollars(costs.cpuMs - others.cpuMs),
    percent(1 - others.total / costs.total),
    dollars(others.total),
  ]),
)

const sectionsTable = table(
  ['a day', 'sections found', 'reads', 'writes', 'CPU saved a read', 'a month with KV', 'without'],
  results.map(({ views, now }) => [
    `${views / 1e6} million`,
    percent(now.storage.sectionsFound / now.storage.sectionsSought),
    millions(now.storage.sectionReads),
    millions(now.storage.sectionWrites),
    `${(now.savedCpuMs / now.storage.sectionReads).toFixed(1)} ms`,
    dollars(now.costs.total),
    dollars(now.costsWithoutSections.total),
  ]),
)

const whateverIsRead = scales.map((views) => simulate({ views, rules: currentRules, writeRule: () => true }))
const contentTable = table(
  ['a day', 'written is', 'writes', 'calls for content', 'products and lists whose content was beyond its age', 'a month'],
  results.flatMap(({ views, now }, at) =>
    (
      [
        ['whatever is read from the source', whateverIsRead[at] ?? now],
        ['other content, and the same once an hour', now],
      ] as const
    ).map(([rule, { storage, costs }]) => [
      `${views / 1e6} million`,
      rule,
      millions(storage.contentWrites),
      millions(storage.contentCalls),
      percent(storage.ownOutdated / storage.ownReads),
      dollars(costs.total),
    ]),
  ),
)

const noon = 12 * 3_600_000
/** As the hook purges (record 78). */
const announced = (tags: readonly string[]): Purge[] =>
  [0, purgeWaits.second, purgeWaits.second + purgeWaits.later].map((after) => ({ at: noon + after, tags }))
const busiestStay = pages.filter(({ kind }) => kind === 'stay').reduce((one, another) => (another.share > one.share ? another : one))
const hooks: Readonly<Record<string, { rules: CacheRules; purges: readonly Purge[] }>> = {
  'no hook': { rules: currentRules, purges: [] },
  'everything purged': { rules: currentRules, purges: announced(['content']) },
  'one market (France)': { rules: currentRules, purges: announced(['market-fr']) },
  'one product': { rules: currentRules, purges: announced([`stay-${busiestStay.path.slice(busiestStay.path.lastIndexOf('/') + 1)}`]) },
  'before: purges reached nothing': { rules: formerRules, purges: [] },
}
const noonSlot = 72
const played = Object.entries(hooks).map(([name, hook]) => ({ name, result: simulate({ views: 1e7, ...hook }) }))
const sentIn = ({ day: { anonymous } }: Result, slot: number): number =>
  shareSent({
    hit: anonymous.hit.subarray(slot, slot + 1),
    stale: anonymous.stale.subarray(slot, slot + 1),
    miss: anonymous.miss.subarray(slot, slot + 1),
  })
const missesIn = ({ day: { anonymous, varied } }: Result, slot: number): number => (anonymous.miss[slot] ?? 0) + (varied.miss[slot] ?? 0)
const hookTable = table(
  [
    'at noon, 10 million a day',
    'sent by a cache, 12:00 to 12:10',
    '12:10 to 12:20',
    '13:00 to 13:10',
    'visitors a second who wait for the worker, 12:00 to 12:10',
  ],
  played.map(({ name, result }) => [
    name,
    ...[noonSlot, noonSlot + 1, noonSlot + 6].map((slot) => percent(sentIn(result, slot))),
    (missesIn(result, noonSlot) / 600).toFixed(1),
  ]),
)

/** A letter's link: criteria, names of the campaign, and an id of each reader; the rest is in the hash, which no server sees. */
const letterKeys = new Set(
  Array.from({ length: 1000 }, (_, reader) =>
    knownQuery(new URLSearchParams(`utm_source=letter&utm_campaign=spring&mc_eid=${reader}&gclid=${reader * 7}&a=2&themes=26`)).toString(),
  ),
)
const campaign: readonly SimulatedPage[] = [
  ...pages.map((page) => ({ ...page, share: page.share * 0.2 })),
  { market: 'fr', kind: 'search', path: '/fr/week-ends', share: 0.8 },
]
const campaigns = [formerRules, currentRules].map((rules) => simulate({ views: 1e7, rules, pages: campaign }))
const campaignTable = table(
  ['80 % of 10 million on one search', 'before', 'now'],
  [
    ['anonymous pages sent by a cache', ...campaigns.map(({ anonymous }) => percent(anonymous))],
    ['pages rendered', ...campaigns.map(({ rendered }) => millions(rendered))],
    ['upstream calls', ...campaigns.map(({ upstreamCalls }) => millions(upstreamCalls))],
    ['keys of the letter’s link, of 1,000 readers', String(letterKeys.size), String(letterKeys.size)],
  ],
)

const variations: readonly (readonly [string, Partial<Scenario> & Pick<Scenario, 'rules'>])[] = [
  ['these rules', { rules: currentRules }],
  ['eleven minutes in total, as was intended', { rules: rulesWith({ seconds: 60, stale: 600 }) }],
  ['an hour in total', { rules: rulesWith({ seconds: 60, stale: 3540 }) }],
  ['fresh for five minutes, an hour and a half in total', { rules: rulesWith({ seconds: 300, stale: 5100 }) }],
  ['Zipf 0.8', { rules: currentRules, pages: simulatedPages(listed, 0.8, mulberry32(seed)) }],
  ['Zipf 1.2', { rules: currentRules, pages: simulatedPages(listed, 1.2, mulberry32(seed)) }],
]
const variationTable = table(
  ['10 million a day', 'anonymous pages sent by a cache', 'all', 'older than eleven minutes', 'pages rendered'],
  variations.map(([name, scenario]) => {
    const { anonymous, all, day, rendered } = simulate({ views: 1e7, ...scenario })
    return [name, percent(anonymous), percent(all), percent(day.old / 1e7), millions(rendered)]
  }),
)

const lineOf = (name: string, colour: string, hook: string) => {
  const result = played.find((one) => one.name === hook)?.result
  return { name, colour, values: result ? Array.from({ length: 144 }, (_, slot) => sentIn(result, slot)) : [] }
}
const picture = pictureOf({
  title: 'Anonymous pages sent by a cache, 10 million page views a day, hook at noon',
  lines: [
    lineOf('now, no hook', '#0969da', 'no hook'),
    lineOf('now, hook of one market', '#1a7f37', 'one market (France)'),
    lineOf('now, everything purged', '#bf8700', 'everything purged'),
    lineOf('before (purges reached nothing)', '#cf222e', 'before: purges reached nothing'),
  ],
  barTitle: 'The same by page views a day, per cent',
  groups: scales.map((views) => `${views / 1e6} million`),
  bars: [
    { name: 'before', colour: '#cf222e', values: results.map(({ former }) => former.anonymous) },
    { name: 'now', colour: '#0969da', values: results.map(({ now }) => now.anonymous) },
  ],
  bar: 0.9,
})

const tables = {
  scales: scaleTable,
  pictures: picturesTable,
  sections: sectionsTable,
  content: contentTable,
  hook: hookTable,
  campaign: campaignTable,
  variations: variationTable,
}
for (const [name, written] of Object.entries(tables)) console.log(`\n${name}\n${written}`)
console.log(`\nA read of KV costs as much as ${cpuMsOfKvRead} ms of CPU. ${((performance.now() - started) / 1000).toFixed(1)} s`)

if (process.argv.includes('--write')) {
  writeFileSync('docs/scale.md', withGeneratedParts(readFileSync('docs/scale.md', 'utf8'), tables))
  writeFileSync('docs/scale.svg', picture)
}
process.exit(0)
