import { Agent, createServer } from 'node:http'
import { type PassedTo, passOn } from './pass-on.ts'

/** Quality 11 takes ten times as long for 2 %. */
const quality = 10

export interface Edge {
  readonly port: number
  stop: () => void
}

/** Listens in front of a worker, whose base address is `worker`. Port 0 is any free port. Rejects with `EADDRINUSE`. */
export async function startEdge(port: number, worker: string, compressedFile?: PassedTo['compressedFile']): Promise<Edge> {
  const agent = new Agent({ keepAlive: true })
  const server = createServer((request, response) =>
    passOn(request, response, { worker, agent, quality, ...(compressedFile && { compressedFile }) }),
  )
  await new Promise<void>((listening, failed) => server.once('error', failed).listen(port, '127.0.0.1', listening))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: () => {
      server.close()
      server.closeAllConnections()
      agent.destroy()
    },
  }
}
