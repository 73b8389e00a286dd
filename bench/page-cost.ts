import { type Kind, kinds } from './addresses.ts'
import { fetchEach } from './load.ts'
import type { Recording } from './recording.ts'
import { finishedString, type Measured, type ServedPage, serve } from './workerd.ts'

/** CPU milliseconds per page of each measured worker by name; `limit` is the one that sends a finished string. */
export type PageCost = Readonly<Record<string, number>>

export interface PageCosts {
  /** Pages requested for the first time, in a warm isolate. */
  readonly once: Readonly<Record<Kind, PageCost>>
  /** One page repeatedly, as without a cache before the worker. */
  readonly again: Readonly<Record<Kind, PageCost>>
}

/** Requests of one page in a row, of each worker. */
const repeats = 200
const warmingConnections = 8
/** Workers take turns after this many pages, so that whatever disturbs the machine disturbs all of them. */
const pagesOfATurn = 10
/** Share of the dearest and of the cheapest turns that do not count. */
const trimmedShare = 0.1

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

/** Means of turns over new pages of every kind, alternating between the builds and their limit. */
export async function pageCosts(
  builds: Readonly<Record<string, Measured>>,
  { addresses, responses }: Recording,
  pages: ReadonlyMap<string, ServedPage>,
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
  const warm = ({ url }: Measured, paths: readonly string[]) =>
    fetchEach(
      paths.map((path) => url + path),
      warmingConnections,
    )
  for (const build of Object.values(builds)) await warm(build, mixed(addresses.warming))
  for (const [kind, limit] of limits) await warm(limit, addresses.warming[kind])

  const costOf = async (limit: Measured, paths: readonly string[]): Promise<PageCost> => {
    const workers = Object.entries({ ...builds, limit })
    const turns = new Map<string, number[]>(workers.map(([name]) => [name, []]))
    for (let from = 0, turn = 0; from < paths.length; from += pagesOfATurn, turn++) {
      const slice = paths.slice(from, from + pagesOfATurn)
      // Each turn begins with another worker.
      for (const at of workers.keys()) {
        const [name, worker] = workers[(at + turn) % workers.length] ?? ['', limit]
        turns.get(name)?.push(await cpuPerPage(worker, slice))
      }
    }
    return Object.fromEntries([...turns].map(([name, costs]) => [name, trimmedMean(costs)]))
  }
  const cost = async (pathsOf: (kind: Kind) => readonly string[]) => {
    const costs: [Kind, PageCost][] = []
    for (const [kind, limit] of limits) costs.push([kind, await costOf(limit, pathsOf(kind))])
    return Object.fromEntries(costs) as Record<Kind, PageCost>
  }
  const once = await cost((kind) => addresses.measured[kind])
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

function trimmedMean(values: readonly number[]): number {
  const left = Math.floor(values.length * trimmedShare)
  const kept = values.toSorted((one, other) => one - other).slice(left, values.length - left)
  return kept.reduce((sum, each) => sum + each, 0) / kept.length
}

/** Mixes the kinds of pages, as visitors do. */
function mixed(paths: Readonly<Record<Kind, readonly string[]>>): string[] {
  const longest = Math.max(...kinds.map((kind) => paths[kind].length))
  return Array.from({ length: longest }, (_, at) => kinds.flatMap((kind) => paths[kind][at] ?? [])).flat()
}
