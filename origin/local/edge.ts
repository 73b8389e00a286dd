import { Agent, createServer } from 'node:http'
import { type PassedTo, passOn } from './pass-on.ts'

/** The best takes ten times as long, and makes a page 2 % smaller. */
const quality = 10

export interface Edge {
  readonly port: number
  stop: () => void
}

/** Listens in front of a worker (its base address) on this machine, on any free port for 0; rejects with `EADDRINUSE` where it is taken. */
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
