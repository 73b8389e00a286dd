import { type IncomingMessage, request } from 'node:http'

export interface Seen {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: string
  /** The response ended normally. */
  readonly complete: boolean
}

/** Posted body: an island's request, or form fields. */
export type Posted = { readonly request: object } | { readonly fields: Readonly<Record<string, string>> }

/** Opens an address like a browser, on a connection of its own; `client` as the network in front of the site names it. */
export function visit(url: string, posted?: Posted, client?: string, cookie?: string): Promise<Seen> {
  const { body: sent, type } = sendable(posted)
  return send(url, sent, { origin: new URL(url).origin, ...type, ...(client && { 'cf-connecting-ip': client }), ...(cookie && { cookie }) })
}

/** Opens an address with a cookie. */
export const visitWith = (url: string, cookie: string): Promise<Seen> => send(url, undefined, { cookie })

/** Opens an address as a browser does that no visitor has asked for the page yet. */
export const visitAhead = (url: string): Promise<Seen> => send(url, undefined, { 'sec-purpose': 'prefetch;prerender' })

/** Opens an address of another host at the same server. */
export const visitHost = (url: string, host: string, cookie?: string): Promise<Seen> =>
  send(url, undefined, { host, ...(cookie !== undefined && { cookie }) })

function send(url: string, sent: string | undefined, more: Readonly<Record<string, string>>): Promise<Seen> {
  const method = sent === undefined ? 'GET' : 'POST'
  const headers = { 'accept-encoding': 'identity', ...more }
  return new Promise((resolve, reject) => {
    const sentRequests = request(url, { agent: false, method, headers }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => void (body += part))
      response.on('error', () => {})
      response.on('close', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body, complete: response.complete }),
      )
    })
    sentRequests.on('error', reject)
    sentRequests.end(sent)
  })
}

function sendable(posted: Posted | undefined): { body?: string; type?: Record<string, string> } {
  if (!posted) return {}
  if ('request' in posted) return { body: JSON.stringify(posted.request), type: { 'content-type': 'application/json' } }
  return { body: new URLSearchParams(posted.fields).toString(), type: { 'content-type': 'application/x-www-form-urlencoded' } }
}

/** Opens an address and leaves after the first piece of the page; returns the milliseconds until then. */
export function glimpse(url: string, cookie?: string): Promise<number> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent: false, headers: cookie === undefined ? {} : { cookie } }, (response) => {
      response.on('error', () => {})
      response.once('data', () => {
        resolve(performance.now() - started)
        response.socket.resetAndDestroy()
      })
    })
    sent.on('error', reject)
    sent.end()
  })
}

/** Returns the markup without scripts. */
export function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
}

const openings = '<div class="pending" aria-busy="true">'

/** Returns skeletons that nothing replaces: the stylesheet hides one only before a section with an element. */
export function eternalSkeletons(html: string): string[] {
  const left: string[] = []
  for (let at = html.indexOf(openings); at >= 0; at = html.indexOf(openings, at + 1)) {
    const end = endOfDiv(html, at)
    if (!/^<div class="settled"><[a-z]/.test(html.slice(end, end + 40))) left.push(html.slice(end - 80, end + 120))
  }
  return left
}

/** Index after the closing tag of the `div` that opens at `from`. */
function endOfDiv(html: string, from: number): number {
  const tags = /<(\/?)div\b/g
  tags.lastIndex = from
  let depth = 0
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1
    if (depth === 0) return html.indexOf('>', tag.index) + 1
  }
  return html.length
}
