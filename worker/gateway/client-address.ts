/** The network in front sets this header, whatever a client sends. It is absent without such a network. */
const connectingAddress = 'cf-connecting-ip'

/** An IPv6 socket writes this before an IPv4 address. All such addresses are in one /64 network, so it must go. */
const mapped = /^::ffff:(?=[\d.]+$)/i

/** Returns an IPv4 address, or the /64 network of an IPv6 address: one connection usually has all of the network. */
export function clientOf(request: Request): string | undefined {
  const address = request.headers.get(connectingAddress)
  const plain = address?.replace(mapped, '')
  return plain?.includes(':') ? networkOf(plain) : plain
}

/** Makes `2001:db8:0:0` of `2001:db8::1`. */
function networkOf(address: string): string {
  const [start = '', end] = address.toLowerCase().split('::')
  const before = start.split(':').filter(Boolean)
  const after = end?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

/** By this header the gateway tells the pages which client has called. */
export const clientHeader = 'x-escale-client'
