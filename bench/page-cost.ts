import { type Kind, kinds } from './addresses.ts'
import { fetchEach } from './load.ts'
import type { Recording } from './recording.ts'
import { median } from './web/table.ts'
import { finishedString, type Measured, type ServedPage, serve } from './workerd.ts'

/** CPU milliseconds per page: of the site's worker, and of the one that sends a finished string. */
export interface PageCost {
  readonly site: number
  readonly limit: number
}

export interface PageCosts {
  /** Pages requested for the first time, in a warm isolate. */
  readonly once: Readonly<Record<Kind, PageCost>>
  /** One page repeatedly, as without a cache before the worker. */
  readonly again: Readonly<Record<Kind, PageCost>>
}

/** Requests of one page in a row. */
const repeats = 200
const warmingConnections = 8

/** Requests every page once from a separate worker, to record its output and upstream calls. */
export async function rehearse(site: string, { addresses, responses }: Recording): Promise<Map<string, ServedPage>> {
  const worker = await serve(site, 8821, responses)
  const pages = new Map<string, ServedPage>()
  const calls = async (): Promise<string[]> => (await fetch(`${worker.upstreamUrl}/mode/calls`)).json()
  for (const group of [addresses.warming, addresses.measured]) {
    await calls()
    for (const path of kinds.flatMap((kind) => group[kind])) {
      const html = await (await fetch(worker.url + path)).text()
      pages.set(path, { html, calls: await calls() })
    }
  }
  worker.stop()
  const unknown = [...pages].flatMap(([path, page]) =>
    page.calls.filter((call) => call.startsWith('unknown')).map((call) => `${path}: ${call}`),
  )
  if (unknown.length > 0)
    throw new Error(`${unknown.length} calls are not recorded, such as ${unknown[0]}: remove .local/bench/recording-*`)
  return pages
}

/** Medians of rounds over new pages of every kind, alternating between the site's worker and its limit. */
export async function pageCosts(
  worker: Measured,
  { addresses, responses }: Recording,
  pages: ReadonlyMap<string, ServedPage>,
  rounds: number,
): Promise<PageCosts> {
  const limits = new Map<Kind, Measured>()
  for (const [at, kind] of kinds.entries()) {
    const ofKind = new Map(
      [...addresses.warming[kind], ...addresses.measured[kind]].flatMap((path) => {
        const page = pages.get(path)
        return page ? [[path, page] as const] : []
      }),
    )
    limits.set(kind, await serve(finishedString(ofKind), 8832 + 2 * at, responses))
  }
  await fetchEach(
    mixed(addresses.warming).map((path) => worker.url + path),
    warmingConnections,
  )
  const cost = async (measure: (kind: Kind, round: number) => readonly string[]) => {
    const costs = new Map<Kind, PageCost[]>(kinds.map((kind) => [kind, []]))
    for (let round = 0; round < rounds; round++) {
      for (const [kind, limit] of limits) {
        const paths = measure(kind, round)
        costs.get(kind)?.push({ site: await cpuPerPage(worker, paths), limit: await cpuPerPage(limit, paths) })
      }
    }
    return Object.fromEntries(kinds.map((kind) => [kind, medianCost(costs.get(kind) ?? [])])) as Record<Kind, PageCost>
  }
  for (const [kind, limit] of limits)
    await fetchEach(
      addresses.warming[kind].map((path) => limit.url + path),
      warmingConnections,
    )
  const once = await cost((kind, round) => {
    const paths = addresses.measured[kind]
    return paths.slice((round * paths.length) / rounds, ((round + 1) * paths.length) / rounds)
  })
  const again = await cost((kind) => Array.from({ length: repeats }, () => addresses.measured[kind][0] ?? ''))
  for (const limit of limits.values()) limit.stop()
  return { once, again }
}

async function cpuPerPage({ url, cpu }: Measured, paths: readonly string[]): Promise<number> {
  const before = cpu()
  // One page at a time: concurrent pages would delay each other's upstream responses.
  await fetchEach(
    paths.map((path) => url + path),
    1,
  )
  return (cpu() - before) / paths.length
}

function medianCost(costs: readonly PageCost[]): PageCost {
  return { site: median(costs.map(({ site }) => site)), limit: median(costs.map(({ limit }) => limit)) }
}

/** Mixes the kinds of pages, as visitors do. */
function mixed(paths: Readonly<Record<Kind, readonly string[]>>): string[] {
  const longest = Math.max(...kinds.map((kind) => paths[kind].length))
  return Array.from({ length: longest }, (_, at) => kinds.flatMap((kind) => paths[kind][at] ?? [])).flat()
}
