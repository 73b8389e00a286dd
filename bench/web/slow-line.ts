import { connect, createServer, type Server, type Socket } from 'node:net'

export interface Line {
  /** Milliseconds of a round trip. */
  readonly latency: number
  /** Bytes per second. */
  readonly downloadThroughput: number
  readonly uploadThroughput: number
}

export interface SlowLine {
  stop: () => void
}

/**
 * A phone's line before a server, for all its connections together. The throttling of a browser's developer tools is that of a page, and one
 * that is drawn ahead is another page.
 */
export async function startSlowLine(port: number, target: number, line: Line): Promise<SlowLine> {
  const sockets = new Set<Socket>()
  const up = arrivals(line.latency / 2, line.uploadThroughput)
  const down = arrivals(line.latency / 2, line.downloadThroughput)
  const server: Server = createServer((phone) => {
    const site = connect(target, '127.0.0.1')
    for (const [socket, other] of [
      [phone, site],
      [site, phone],
    ] as const) {
      sockets.add(socket.setNoDelay())
      socket.on('error', () => other.destroy())
      socket.on('close', () => sockets.delete(socket))
    }
    carry(phone, site, up)
    carry(site, phone, down)
  })
  await new Promise<void>((listening) => server.listen(port, 'localhost', listening))
  return {
    stop: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

/** Returns when bytes that are sent at this moment arrive: they queue behind those of all connections. */
function arrivals(latency: number, throughput: number): (bytes: number) => number {
  let free = 0
  return (bytes) => {
    free = Math.max(free, performance.now()) + (bytes / throughput) * 1000
    return free + latency
  }
}

/** Bytes that a line carries at once: a packet of TCP. */
const packet = 1460

function carry(from: Socket, to: Socket, arrival: (bytes: number) => number): void {
  // One timer at a time: two could run in another order.
  const underWay: { readonly at: number; readonly part?: Buffer }[] = []
  const next = () => {
    const [first] = underWay
    if (first) setTimeout(arrive, Math.max(0, first.at - performance.now()))
  }
  const arrive = () => {
    for (let first = underWay[0]; first && first.at <= performance.now() + 1; first = underWay[0]) {
      underWay.shift()
      if (first.part) to.write(first.part)
      else to.end()
    }
    next()
  }
  const send = (part?: Buffer) => {
    if (underWay.push({ at: arrival(part?.length ?? 0), ...(part && { part }) }) === 1) next()
  }
  from.on('data', (bytes) => {
    for (let start = 0; start < bytes.length; start += packet) send(bytes.subarray(start, start + packet))
  })
  from.on('end', () => send())
}
