import type { Measured } from './workerd.ts'

/** A worker's isolate, as V8's inspector shows it. */
export interface Inspector {
  /** Bytes of the heap that are in use after a collection of everything. */
  liveHeap: () => Promise<number>
  /** Starts to count allocations. */
  sample: () => Promise<void>
  /** Returns the bytes allocated since `sample`, those collected meanwhile included. */
  allocated: () => Promise<number>
  close: () => void
}

/** Bytes between two sampled allocations, on average. */
const samplingInterval = 16_384

interface SampledNode {
  readonly selfSize: number
  readonly children: readonly SampledNode[]
}

const sizeOf = ({ selfSize, children }: SampledNode): number => children.reduce((sum, child) => sum + sizeOf(child), selfSize)

/** workerd may answer only when the worker has its next request. */
const pingMs = 200

/** Connects to a worker that is served with `isInspected`. */
export async function inspect({ url: siteUrl, inspectorUrl }: Measured): Promise<Inspector> {
  const socket = new WebSocket(inspectorUrl)
  const waiting = new Map<number, (result: unknown) => void>()
  let last = 0
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`no inspector at ${inspectorUrl}`)))
  })
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(String(data))
    if (error) throw new Error(`inspector: ${error.message}`)
    waiting.get(id)?.(result)
  })
  const call = async <Result>(method: string, params: object = {}): Promise<Result> => {
    const answer = new Promise<Result>((resolve) => {
      // The protocol says which result a method has.
      waiting.set(++last, resolve as (result: unknown) => void)
    })
    socket.send(JSON.stringify({ id: last, method, params }))
    const pinging = setInterval(() => void fetch(`${siteUrl}/healthz`).catch(() => {}), pingMs)
    return answer.finally(() => clearInterval(pinging))
  }
  await call('HeapProfiler.enable')
  return {
    async liveHeap() {
      await call('HeapProfiler.collectGarbage')
      return (await call<{ usedSize: number }>('Runtime.getHeapUsage')).usedSize
    },
    async sample() {
      const everything = { includeObjectsCollectedByMajorGC: true, includeObjectsCollectedByMinorGC: true }
      await call('HeapProfiler.startSampling', { samplingInterval, ...everything })
    },
    async allocated() {
      const { profile } = await call<{ profile: { head: SampledNode } }>('HeapProfiler.stopSampling')
      return sizeOf(profile.head)
    },
    close: () => socket.close(),
  }
}
