/** Set by the network in front, whatever a client sends; absent without it. */
const connectingAddress = 'cf-connecting-ip'

/** Before an IPv4 address, as an IPv6 socket writes it. All of them are in one /64 network. */
const mapped = /^::ffff:(?=[\d.]+$)/i

/** An IPv4 address, or the /64 network of an IPv6 one: one line has all of it. */
export function clientOf(request: Request): string | undefined {
  const address = request.headers.get(connectingAddress)
  const plain = address?.replace(mapped, '')
  return plain?.includes(':') ? networkOf(plain) : plain
}

/** `2001:db8::1` → `2001:db8:0:0`. */
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

/** From the gateway to the pages. */
export const clientHeader = 'x-escale-client'
