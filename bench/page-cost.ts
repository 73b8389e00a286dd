import { type Kind, kinds } from './addresses.ts'
import { fetchEach } from './load.ts'
import { clock, type Recording } from './recording.ts'
import { finishedString, type ServedPage, type StoredValues } from './stubs.ts'
import { type Measured, serve } from './workerd.ts'

/** A worker to measure: its module, what KV holds at first, and the kinds of pages it has, which are all by default. */
export interface Build {
  readonly module: string
  readonly kv: StoredValues | undefined
  readonly kinds?: readonly Kind[]
}

export interface Measurement {
  readonly recording: Recording
  /** The worker's name in the results. `limit` is taken. */
  readonly builds: Readonly<Record<string, Build>>
  /** What the limit calls, reads and sends, and what its KV holds. */
  readonly limit: { readonly pages: ReadonlyMap<string, ServedPage>; readonly kv: StoredValues | undefined }
  readonly kinds: readonly Kind[]
  /** How many pages of a kind are measured. */
  readonly pagesOfAKind: number
}

/** CPU milliseconds a page in each turn, of each worker by name. Turns of the same number were on the same pages, one after the other. */
export type Turns = Readonly<Record<string, readonly number[]>>

export interface Costs {
  /** Pages requested for the first time, in warm isolates. */
  readonly turns: Readonly<Partial<Record<Kind, Turns>>>
  /** Means of the successive parts of the warm-up, over all kinds. */
  readonly warming: Turns
}

const warmingConnections = 8
const warmingParts = 8
/** Workers take turns after so few pages, so that whatever disturbs the machine disturbs all of them. */
const pagesOfATurn = 4

/** Starts a fresh process of every build and of the limit, warms them, and measures them in turns on the same new pages. */
export async function measureOnce({ recording, builds, limit, kinds: measuredKinds, pagesOfAKind }: Measurement): Promise<Costs> {
  const { addresses, responses } = recording
  const meters = new Map<string, Meter>()
  for (const [name, { module, kv }] of Object.entries(builds))
    meters.set(name, createMeter(await serve(module, { upstream: responses, kv, clock })))
  const warming: Record<string, number[]> = {}
  await Promise.all(
    [...meters].map(async ([name, meter]) => {
      warming[name] = await warmUp(meter, mixed(addresses.warming, builds[name]?.kinds ?? kinds))
    }),
  )

  const turns: Partial<Record<Kind, Turns>> = {}
  for (const kind of measuredKinds) {
    const paths = addresses.measured[kind].slice(0, pagesOfAKind)
    const ofKind = new Map([...limit.pages].filter(([path]) => paths.includes(path)))
    const limited = createMeter(await serve(finishedString(ofKind), { upstream: responses, kv: limit.kv, clock }))
    // It remembers nothing of a page, so that it is warmed by the pages it is measured on.
    await limited.cost(paths, warmingConnections)
    const taking = [...meters].filter(([name]) => (builds[name]?.kinds ?? kinds).includes(kind))
    turns[kind] = await inTurns([...taking, ['limit', limited]], paths)
    limited.stop('limit')
  }
  for (const [name, meter] of meters) meter.stop(name)
  return { turns, warming }
}

async function warmUp(meter: Meter, paths: readonly string[]): Promise<number[]> {
  const size = Math.ceil(paths.length / warmingParts)
  const costs: number[] = []
  for (let from = 0; from < paths.length; from += size) costs.push(await meter.cost(paths.slice(from, from + size), warmingConnections))
  return costs
}

interface Meter {
  /** Requests pages and returns CPU milliseconds for each, with the compilation and collection that went on since the last call. */
  cost: (paths: readonly string[], connections: number) => Promise<number>
  /** Throws when the worker, whose name is told, has failed in between. */
  stop: (name: string) => void
}

function createMeter({ url, cpu, failures, stop }: Measured): Meter {
  let before = cpu()
  return {
    async cost(paths, connections) {
      await fetchEach(
        paths.map((path) => url + path),
        connections,
      )
      const after = cpu()
      const used = after - before
      before = after
      return used / paths.length
    },
    stop(name) {
      const failed = failures()
      stop()
      if (failed.length > 0) throw new Error(`${name} has failed ${failed.length} times: ${failed[0]}`)
    },
  }
}

/** Pages are requested one at a time: concurrent ones would delay each other's upstream responses. */
async function inTurns(workers: readonly (readonly [string, Meter])[], paths: readonly string[]): Promise<Turns> {
  const turns: Record<string, number[]> = {}
  for (let from = 0, turn = 0; from < paths.length; from += pagesOfATurn, turn++) {
    const slice = paths.slice(from, from + pagesOfATurn)
    // Each turn begins with another worker.
    for (const at of workers.keys()) {
      const [name, meter] = workers[(at + turn) % workers.length] ?? []
      if (name && meter) (turns[name] ??= []).push(await meter.cost(slice, 1))
    }
  }
  return turns
}

/** Mixes the kinds of pages, as visitors do. */
export function mixed(paths: Readonly<Record<Kind, readonly string[]>>, mixedKinds: readonly Kind[]): string[] {
  const longest = Math.max(...mixedKinds.map((kind) => paths[kind].length))
  return Array.from({ length: longest }, (_, at) => mixedKinds.flatMap((kind) => paths[kind][at] ?? [])).flat()
}
