import type { IncomingMessage } from 'node:http'
import { gzipSync } from 'node:zlib'
import { type Answer, type Fake, listen, textOf } from './server.ts'

/** Paths of what the site keeps. */
const content = /\/(cms|boxes)\b/

/** With it an answer is valid, and longer than the two megabytes an answer may have. */
const padding = ' '.repeat(2_200_000)

/** What an upstream may do instead of answering, by name. The name is the first segment of the address it is asked under. */
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
/** What it does otherwise: answer, or answer everything but the first time. */
type Behaviour = 'well' | 'cut at first'

/** What a fault comes to: an answer after all, none, "there is no such thing", or one that cannot be read. */
export type Effect = 'late' | 'silent' | 'missing' | 'unreadable'

export interface Upstream extends Fake {
  /** Base address under which every call has this fault; another host is another upstream. */
  address: (fault: Fault | Behaviour, host?: string) => string
  /** Base address under which only the calls `failsAlone` names have this fault. */
  addressOfSome: (fault: Fault) => string
  /** Path and query of every call so far, by the base it was asked under. */
  calls: (fault: Fault | 'well') => readonly string[]
  /** Calls whose asker went away before they were answered. */
  readonly abandoned: Set<string>
  /** Resolves when a call under this base was abandoned. */
  abandonment: (fault: Fault) => Promise<void>
}

/** An upstream that misbehaves as its address says; what it answers when it does answer comes from the reference origin. */
export async function startUpstream(originUrl: string, failsAlone: (path: string) => boolean = () => false): Promise<Upstream> {
  const known = new Map<string, Promise<RightAnswer>>()
  const calls = new Map<string, string[]>()
  const abandoned = new Set<string>()
  const waiting = new Map<string, () => void>()

  const right = async (request: IncomingMessage, path: string): Promise<RightAnswer> => {
    const question = request.method === 'POST' ? await textOf(request) : undefined
    const key = [path, question].join(' ')
    const asked = known.get(key) ?? answerOf(`${originUrl}${path}`, question)
    known.set(key, asked)
    return asked
  }
  const well: Answer = async (request, response, path) => {
    const { status, type, body } = await right(request, path)
    response.writeHead(status, { 'content-type': type }).end(body)
  }
  const status =
    (code: number): Answer =>
    (_, response) =>
      void response.writeHead(code, { 'content-type': 'application/json' }).end('{"error":"made to fail"}')
  const body =
    (text: string | Buffer, headers: Record<string, string> = {}): Answer =>
    (_, response) =>
      void response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(text)

  const answered = new Set<string>()
  const answers: Record<Fault | Behaviour, Answer> = {
    well,
    'cut at first': (request, response, path) => {
      if (answered.has(path)) return well(request, response, path)
      answered.add(path)
      request.socket.destroy()
    },
    slow: (request, response, path) => void setTimeout(() => void well(request, response, path), 150),
    hanging: () => {},
    trickling: (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{"exactMatch":['),
    reset: (request) => void request.socket.destroy(),
    '500': status(500),
    '503': status(503),
    '429': status(429),
    // What is kept in KV has its time to come first, on a busy machine too.
    '404': (...asked) => void setTimeout(() => void status(404)(...asked), content.test(asked[2]) ? 1200 : 0),
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
    return name ? answers[name](request, response, path) : void response.writeHead(400).end()
  })
  return {
    ...fake,
    address: (fault, host = '127.0.0.1') => `http://${host}:${fake.port}/${slug(fault)}`,
    addressOfSome: (fault) => `http://127.0.0.1:${fake.port}/${some}${slug(fault)}`,
    calls: (fault) => calls.get(slug(fault)) ?? [],
    abandoned,
    abandonment: (fault) => new Promise((resolve) => waiting.set(slug(fault), resolve)),
  }

  function nameOf(base: string): Fault | Behaviour | undefined {
    return (Object.keys(answers) as (Fault | Behaviour)[]).find((fault) => slug(fault) === base)
  }
}

interface RightAnswer {
  readonly status: number
  readonly type: string
  readonly body: Buffer
}

async function answerOf(url: string, question: string | undefined): Promise<RightAnswer> {
  const posted = { method: 'POST', body: question ?? '', headers: { 'content-type': 'application/json' } }
  const answer = await fetch(url, question === undefined ? {} : posted)
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', body: Buffer.from(await answer.arrayBuffer()) }
}

const some = 'some-'
const slug = (fault: string) => fault.replaceAll(' ', '-')
