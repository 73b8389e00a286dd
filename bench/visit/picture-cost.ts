import { readFileSync } from 'node:fs'
import { fetchEach } from '../load.ts'
import type { StubbedResponse } from '../stubs.ts'
import { serve } from '../workerd.ts'

const [warming, measured, connections] = [2000, 6000, 4]

/** Returns the milliseconds of CPU that the gateway takes for one of these pictures, above what it takes to ask the stub of the upstream itself. */
export async function pictureCost(originUrl: string, paths: readonly string[]): Promise<number> {
  const responses = new Map<string, StubbedResponse>()
  for (const path of paths) {
    const response = await fetch(originUrl + path)
    const body = new Uint8Array(await response.arrayBuffer())
    responses.set(path, { status: response.status, type: response.headers.get('content-type') ?? '', body })
  }
  const worker = await serve(readFileSync('dist/site/index.js', 'utf8'), { upstream: responses })
  const requests = (url: string, number: number) =>
    fetchEach(
      Array.from({ length: number }, (_, at) => url + paths[at % paths.length]),
      connections,
    )
  const costOf = async (url: string) => {
    await requests(url, warming)
    const before = worker.cpu()
    await requests(url, measured)
    return (worker.cpu() - before) / measured
  }
  const cost = (await costOf(worker.url)) - (await costOf(worker.upstreamUrl))
  worker.stop()
  return cost
}
