import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One upstream answer, as it was given while recording. */
export interface Recorded {
  readonly status: number
  readonly type: string
  readonly body: string
}

export interface Recorder {
  readonly port: number
  /** Path and query → answer, of everything asked since the start. */
  readonly answers: Map<string, Recorded>
  stop: () => Promise<void>
}

/** A proxy before the reference origin that keeps every answer: what the measured workers are then given from memory. */
export async function startRecorder(originUrl: string): Promise<Recorder> {
  const answers = new Map<string, Recorded>()
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    const answer = await fetch(`${originUrl}${path}`)
    const recorded = { status: answer.status, type: answer.headers.get('content-type') ?? '', body: await answer.text() }
    answers.set(path, recorded)
    response.writeHead(recorded.status, { 'content-type': recorded.type }).end(recorded.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { port, answers, stop: () => new Promise((resolve) => server.close(() => resolve())) }
}
