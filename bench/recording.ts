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
 * dates, and for each build of it.
 */
export async function recording(site: string, measured: number, warming: number): Promise<Recording> {
  const origin = createHash('sha256').update(readFileSync('dist/origin/index.js')).digest('hex').slice(0, 12)
  const file = `${folder}/recording-${new Date().toISOString().slice(0, 10)}-${origin}-${measured}-${warming}`
  if (existsSync(file)) return deserialize(readFileSync(file))
  const recorded = await record(site, measured, warming)
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, serialize(recorded))
  return recorded
}

async function record(site: string, measured: number, warming: number): Promise<Recording> {
  const local = await startSite({
    port: 8811,
    originPort: 8812,
    persist: folder,
    quiet: true,
    progress: (done) => console.log(`· ${done}`),
  })
  const addresses = await sampleAddresses(local, measured, warming)
  const recorder = await startRecorder(local.originUrl)
  const worker = await serve(site, 8821, { port: recorder.port })
  for (const kind of kinds) {
    await fetchEach(
      [...addresses.warming[kind], ...addresses.measured[kind]].map((path) => worker.url + path),
      6,
    )
    console.log(`· recorded ${kind}: ${addresses.measured[kind].length} pages to measure, ${addresses.warming[kind].length} to warm up`)
  }
  worker.stop()
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
