import { type Kind, kinds } from './addresses.ts'
import { fetchEach } from './load.ts'
import { clock, type Recording } from './recording.ts'
import type { ServedPage, StoredValues } from './stubs.ts'
import { type Measured, nothingStored, serve } from './workerd.ts'

export interface Rehearsal {
  /** The measured pages, in the state of KV that was rehearsed. */
  readonly pages: ReadonlyMap<string, ServedPage>
  /** All that KV holds afterwards. */
  readonly stored: StoredValues
}

const connections = 8

/** Requests every page once from a worker of its own, and lists what the measured ones call and read. KV keeps what is written. */
export async function rehearse(
  build: string,
  { addresses, responses }: Recording,
  kv: StoredValues = nothingStored,
  ofKinds: readonly Kind[] = kinds,
): Promise<Rehearsal> {
  const worker = await serve(build, { upstream: responses, kv, clock })
  const all = (group: keyof typeof addresses) => ofKinds.flatMap((kind) => addresses[group][kind])
  await fetchEach(
    all('warming').map((path) => worker.url + path),
    connections,
  )
  await callsSince(worker)
  await readsSince(worker)
  const pages = new Map<string, ServedPage>()
  const readKeys = new Map<string, string[]>()
  for (const path of all('measured')) {
    const html = await (await fetch(worker.url + path)).text()
    readKeys.set(path, await readsSince(worker))
    pages.set(path, { html, calls: await callsSince(worker), reads: [] })
  }
  const stored = await storedIn(worker)
  worker.stop()
  const isJson = jsonKeys(stored)
  for (const [path, page] of pages)
    pages.set(path, { ...page, reads: (readKeys.get(path) ?? []).map((key) => ({ key, isJson: isJson.has(key) })) })
  refuseUnknownCalls(pages)
  return { pages, stored }
}

const listed = async (url: string): Promise<string[]> => (await fetch(url)).json()
const callsSince = ({ upstreamUrl }: Measured) => listed(`${upstreamUrl}/mode/calls`)
const readsSince = ({ kvUrl }: Measured) => listed(`${kvUrl}/mode/reads`)

async function storedIn({ kvUrl }: Measured): Promise<StoredValues> {
  const index: StoredValues['index'] = await (await fetch(`${kvUrl}/mode/index`)).json()
  const bytes = new Uint8Array(await (await fetch(`${kvUrl}/mode/values`)).arrayBuffer())
  return { index, bytes: bytes.length > 0 ? bytes : nothingStored.bytes }
}

function jsonKeys({ index, bytes }: StoredValues): ReadonlySet<string> {
  const decoder = new TextDecoder()
  const isJson = (from: number, to: number) => {
    try {
      JSON.parse(decoder.decode(bytes.subarray(from, to)))
      return true
    } catch {
      return false
    }
  }
  return new Set(index.flatMap(([key, , from, to]) => (isJson(from, to) ? [key] : [])))
}

function refuseUnknownCalls(pages: ReadonlyMap<string, ServedPage>): void {
  const unknown = [...pages].flatMap(([path, { calls }]) =>
    calls.filter((call) => call.startsWith('unknown')).map((call) => `${path}: ${call}`),
  )
  if (unknown.length > 0)
    throw new Error(`${unknown.length} calls are not recorded, such as ${unknown[0]}: remove .local/bench/recording-*`)
}
