import type { IncomingMessage } from 'node:http'
import { gzipSync } from 'node:zlib'
import { type Handler, type Fake, listen, textOf } from './server.ts'

/** Milliseconds until a 404, by path: stored content can be read first, even on a busy machine. The detail of a stay for dates is not stored. */
const missingAfter = [
  [/\/(cms|boxes)\b/, 1200],
  // Pages wait less for a product or a landing page than for content of the site.
  [/\/landing\.json|\/detail\.json(?!.*checkin=)/, 500],
] as const

/** Makes a valid response longer than the limit of two megabytes. */
const padding = ' '.repeat(2_200_000)

/** Faults of the upstream by name, the first segment of the address. */
export const faults = {
  slow: 'late',
  hanging: 'silent',
  trickling: 'silent',
  reset: 'silent',
  '500': 'silent',
  '503': 'silent',
  '429': 'silent',
  '404': 'missing',
  garbage: 'unreadable',
  'wrong schema': 'unreadable',
  oversized: 'unreadable',
  'oversized when unpacked': 'unreadable',
  redirecting: 'unreadable',
} as const satisfies Record<string, Effect>

export type Fault = keyof typeof faults
/** Other behaviour: respond, respond late, cut only the first response, or respond as edited. */
type Behaviour = 'well' | 'busy' | 'cut at first' | 'edited'

/** Effect of a fault: a late response, none, 404, or an invalid one. */
export type Effect = 'late' | 'silent' | 'missing' | 'unreadable'

export interface Upstream extends Fake {
  /** Base address under which every call has this fault; another host is another upstream. */
  address: (fault: Fault | Behaviour, host?: string) => string
  /** Base address under which only the calls of `failsAlone` have this fault. */
  addressOfSome: (fault: Fault) => string
  /** Path and query of every call so far, by base address. */
  calls: (fault: Fault | 'well', which?: 'all' | 'some') => readonly string[]
  /** Calls cancelled before their response. */
  readonly abandoned: Set<string>
  /** Replaces a text in all later responses under `edited`. */
  edit: (text: string, replacement: string) => void
  /** Ends a fault, or starts it again: later calls under its base are responded to as they should be. */
  heal: (fault: Fault, well: boolean) => void
  /** Resolves when a call under this base is cancelled. */
  abandonment: (fault: Fault) => Promise<void>
}

/** Upstream with faults by address; its valid responses come from the reference origin. */
export async function startUpstream(originUrl: string, failsAlone: (path: string) => boolean = () => false): Promise<Upstream> {
  const known = new Map<string, Promise<RecordedResponse>>()
  const calls = new Map<string, string[]>()
  const abandoned = new Set<string>()
  const waiting = new Map<string, () => void>()

  const right = async (request: IncomingMessage, path: string): Promise<RecordedResponse> => {
    const sent = request.method === 'POST' ? await textOf(request) : undefined
    const key = [path, sent].join(' ')
    const sentRequests = known.get(key) ?? fetchRecorded(`${originUrl}${path}`, sent)
    known.set(key, sentRequests)
    return sentRequests
  }
  const well: Handler = async (request, response, path) => {
    // The CRM returns to the site, whose port the reference origin does not know.
    if (path.startsWith('/crm/')) {
      const { retURL } = Object.fromEntries(new URLSearchParams(await textOf(request)))
      return void response.writeHead(303, { location: retURL }).end()
    }
    const { status, type, body } = await right(request, path)
    response.writeHead(status, { 'content-type': type }).end(body)
  }
  const status =
    (code: number): Handler =>
    (_, response) =>
      void response.writeHead(code, { 'content-type': 'application/json' }).end('{"error":"made to fail"}')
  const body =
    (text: string | Buffer, headers: Record<string, string> = {}): Handler =>
    (_, response) =>
      void response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(text)

  const edits: [text: string, replacement: string][] = []
  const edited: Handler = async (request, response, path) => {
    const { status: code, type, body: original } = await right(request, path)
    const text = edits.reduce((before, [from, to]) => before.replaceAll(from, to), original.toString())
    response.writeHead(code, { 'content-type': type }).end(text)
  }

  const healed = new Set<string>()
  const resolved = new Set<string>()
  let served = 0
  const responses: Record<Fault | Behaviour, Handler> = {
    well,
    busy: (request, response, path) => void setTimeout(() => void well(request, response, path), 5 + (served++ % 4) * 10),
    'cut at first': (request, response, path) => {
      if (resolved.has(path)) return well(request, response, path)
      resolved.add(path)
      request.socket.destroy()
    },
    edited,
    slow: (request, response, path) => void setTimeout(() => void well(request, response, path), 150),
    hanging: () => {},
    trickling: (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{"exactMatch":['),
    reset: (request) => void request.socket.destroy(),
    '500': status(500),
    '503': status(503),
    '429': status(429),
    '404': (...sent) => void setTimeout(() => void status(404)(...sent), missingAfter.find(([path]) => path.test(sent[2]))?.[1] ?? 0),
    garbage: body('<!doctype html><title>Bad gateway</title>', { 'content-type': 'text/html' }),
    'wrong schema': body('{"unexpected":[null,"NaN"],"suggestions":"none"}'),
    oversized: async (request, response, path) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write((await right(request, path)).body)
      response.end(padding)
    },
    'oversized when unpacked': async (request, response, path) => {
      const packed = gzipSync((await right(request, path)).body.toString() + padding)
      body(packed, { 'content-encoding': 'gzip', 'content-length': String(packed.length) })(request, response, path)
    },
    redirecting: (_, response, path) => void response.writeHead(302, { location: `/well${path}` }).end(),
  }

  const fake = await listen((request, response) => {
    const [, base = '', path = ''] = /^\/([^/]+)(\/.*)$/.exec(request.url ?? '') ?? []
    const alone = base.startsWith(some)
    const name = alone && !failsAlone(path) ? 'well' : nameOf(alone ? base.slice(some.length) : base)
    calls.set(base, [...(calls.get(base) ?? []), path])
    response.on('close', () => {
      if (response.writableEnded) return
      abandoned.add(`${base}${path}`)
      waiting.get(base)?.()
    })
    if (healed.has(base)) return well(request, response, path)
    return name ? responses[name](request, response, path) : void response.writeHead(400).end()
  })
  return {
    ...fake,
    address: (fault, host = '127.0.0.1') => `http://${host}:${fake.port}/${slug(fault)}`,
    addressOfSome: (fault) => `http://127.0.0.1:${fake.port}/${some}${slug(fault)}`,
    calls: (fault, which = 'all') => calls.get(`${which === 'some' ? some : ''}${slug(fault)}`) ?? [],
    abandoned,
    edit: (text, replacement) => void edits.push([text, replacement]),
    heal: (fault, isWell) => void (isWell ? healed.add(slug(fault)) : healed.delete(slug(fault))),
    abandonment: (fault) => new Promise((resolve) => waiting.set(slug(fault), resolve)),
  }

  function nameOf(base: string): Fault | Behaviour | undefined {
    return (Object.keys(responses) as (Fault | Behaviour)[]).find((fault) => slug(fault) === base)
  }
}

interface RecordedResponse {
  readonly status: number
  readonly type: string
  readonly body: Buffer
}

async function fetchRecorded(url: string, request: string | undefined): Promise<RecordedResponse> {
  const posted = { method: 'POST', body: request ?? '', headers: { 'content-type': 'application/json' } }
  const response = await fetch(url, request === undefined ? {} : posted)
  return { status: response.status, type: response.headers.get('content-type') ?? '', body: Buffer.from(await response.arrayBuffer()) }
}

const some = 'some-'
const slug = (fault: string) => fault.replaceAll(' ', '-')
