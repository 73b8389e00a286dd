import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Handler = (request: IncomingMessage, response: ServerResponse, path: string) => void | Promise<void>

/** Test server on a port of its own. */
export interface Fake {
  readonly port: number
  stop: () => Promise<void>
}

/** Returns the body of a request as text. */
export async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString()
}

/** Starts a server on a free port. */
export async function listen(result: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>): Promise<Fake> {
  const server: Server = createServer((request, response) => void result(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { port, stop }
}
