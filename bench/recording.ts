import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deserialize, serialize } from 'node:v8'
import { startSite } from '../origin/local/site.ts'
import { freePorts } from '../test/free-ports.ts'
import { type Addresses, kinds, sampleAddresses } from './addresses.ts'
import { fetchEach } from './load.ts'
import type { RecordedResponse } from './stubs.ts'
import { serve } from './workerd.ts'

/** Inputs of the measured workers: addresses, and upstream responses by path and query. */
export interface Recording {
  readonly addresses: Addresses
  readonly responses: ReadonlyMap<string, RecordedResponse>
}

const folder = '.local/bench'
/** Its catalogue is of another day than the one that browsers are measured on. */
const catalogueFolder = '.local/bench/recorded'

/** The instant of every recorded and measured page, so that dates and the age of content are the same in every run. */
export const clock = '2027-03-15T11:00:00.000Z'
const measured = 120
const warming = 160

/**
 * Returns the upstream responses for the pages of each kind. Recorded from the reference origin once for each build of it, with the calls of
 * all builds.
 */
export async function recording(builds: readonly string[]): Promise<Recording> {
  const hash = createHash('sha256').update(readFileSync('dist/origin/index.js'))
  // The site itself changes often, its calls hardly ever: a rehearsal notices one that is not recorded.
  for (const other of builds.slice(1)) hash.update(other)
  const file = `${folder}/recording-${hash.digest('hex').slice(0, 12)}-${measured}-${warming}`
  if (existsSync(file)) return deserialize(readFileSync(file))
  const recorded = await record(builds)
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, serialize(recorded))
  return recorded
}

async function record(builds: readonly string[]): Promise<Recording> {
  const [port = 0, originPort = 0] = await freePorts(2)
  const local = await startSite({
    port,
    originPort,
    persist: catalogueFolder,
    quiet: true,
    clock,
    progress: (done) => console.log(`· ${done}`),
  })
  const addresses = await sampleAddresses(local, measured, warming)
  const recorder = await startRecorder(local.originUrl)
  for (const build of new Set(builds)) {
    const worker = await serve(build, { upstream: { port: recorder.port }, clock })
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
