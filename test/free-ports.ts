import { type AddressInfo, createServer } from 'node:net'

/** Returns distinct free ports, so that several runs can coexist. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer()
      await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
      return server
    }),
  )
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(servers.map((server) => new Promise<void>((closed) => server.close(() => closed()))))
  return ports
}
