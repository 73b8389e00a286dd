import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deserialize, serialize } from 'node:v8'
import { startSite } from '../origin/local/site.ts'
import { type Addresses, kinds, sampleAddresses } from './addresses.ts'
import { fetchEach } from './load.ts'
import { type RecordedResponse, serve } from './workerd.ts'

/** Inputs of the measured workers: addresses, and upstream responses by path and query. */
export interface Recording {
  readonly addresses: Addresses
  readonly responses: ReadonlyMap<string, RecordedResponse>
}

const folder = '.local/bench'

/**
 * Returns the upstream responses for `measured` and `warming` pages of each kind. Recorded from the reference origin once a day, because of
 * dates, for each build of it, and with the calls of every build of the site.
 */
export async function recording(sites: readonly string[], measured: number, warming: number): Promise<Recording> {
  const hash = createHash('sha256').update(readFileSync('dist/origin/index.js'))
  // The site itself changes often, its calls hardly ever: `rehearse` notices one that is not recorded.
  for (const other of sites.slice(1)) hash.update(other)
  const file = `${folder}/recording-${new Date().toISOString().slice(0, 10)}-${hash.digest('hex').slice(0, 12)}-${measured}-${warming}`
  if (existsSync(file)) return deserialize(readFileSync(file))
  const recorded = await record(sites, measured, warming)
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, serialize(recorded))
  return recorded
}

async function record(sites: readonly string[], measured: number, warming: number): Promise<Recording> {
  const local = await startSite({
    port: 8811,
    originPort: 8812,
    persist: folder,
    quiet: true,
    progress: (done) => console.log(`· ${done}`),
  })
  const addresses = await sampleAddresses(local, measured, warming)
  const recorder = await startRecorder(local.originUrl)
  for (const site of new Set(sites)) {
    const worker = await serve(site, 8821, { port: recorder.port })
    for (const kind of kinds) {
      await fetchEach(
        [...addresses.warming[kind], ...addresses.measured[kind]].map((path) => worker.url + path),
        6,
      )
      console.log(`· recorded ${kind}: ${addresses.measured[kind].length} pages to measure, ${addresses.warming[kind].length} to warm up`)
    }
    worker.stop()
  }
  await recorder.stop()
  await local.stop()
  return { addresses, responses: recorder.responses }
}

interface Recorder {
  readonly port: number
  readonly responses: Map<string, RecordedResponse>
  stop: () => Promise<void>
}

/** Starts a proxy before the reference origin that stores every response. */
async function startRecorder(originUrl: string): Promise<Recorder> {
  const responses = new Map<string, RecordedResponse>()
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    const upstream = await fetch(`${originUrl}${path}`)
    const recorded = { status: upstream.status, type: upstream.headers.get('content-type') ?? '', body: await upstream.text() }
    responses.set(path, recorded)
    response.writeHead(recorded.status, { 'content-type': recorded.type }).end(recorded.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { port, responses, stop: () => new Promise((resolve) => server.close(() => resolve())) }
}
