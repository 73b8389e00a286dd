import { Agent, createServer } from 'node:http'
import { passOn } from '../../origin/local/pass-on.ts'

export interface NotingEdge {
  readonly url: string
  /** Paths of the requests, in the order in which they came. */
  readonly noted: readonly string[]
  readonly inFlight: () => number
  stop: () => void
}

/** Listens in front of the built site and notes what is asked for. Without TLS: a browser keeps nothing from a site whose certificate it does not trust. */
export async function startNotingEdge(port: number, worker: string): Promise<NotingEdge> {
  const agent = new Agent({ keepAlive: true })
  const noted: string[] = []
  let inFlight = 0
  const server = createServer((request, response) => {
    noted.push(request.url?.split('?')[0] ?? '/')
    inFlight++
    response.once('close', () => inFlight--)
    passOn(request, response, { worker, agent, quality: 1 })
  })
  await new Promise<void>((listening) => server.listen(port, 'localhost', listening))
  return {
    url: `http://localhost:${port}`,
    noted,
    inFlight: () => inFlight,
    stop: () => {
      server.close()
      server.closeAllConnections()
      agent.destroy()
    },
  }
}
