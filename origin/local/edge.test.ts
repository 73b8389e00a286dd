import { createServer, type IncomingMessage, request, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, brotliDecompressSync, createBrotliDecompress, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { startEdge } from './edge.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** An edge in front of a worker with this handler. */
async function before(worker: RequestListener, compressedFile?: Parameters<typeof startEdge>[2]): Promise<string> {
  const behind = createServer(worker)
  await new Promise<void>((listening) => behind.listen(0, '127.0.0.1', listening))
  const edge = await startEdge(0, `http://127.0.0.1:${(behind.address() as AddressInfo).port}`, compressedFile)
  stops.push(edge.stop, () => void behind.close().closeAllConnections())
  return `http://127.0.0.1:${edge.port}`
}

const open = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<IncomingMessage>((responded, failed) => request(url, { method, headers, agent: false }, responded).on('error', failed).end())

async function bodyOf(response: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of response) pieces.push(piece)
  return Buffer.concat(pieces)
}

const page = '<p>Bretagne</p>'.repeat(200)
const html: RequestListener = (_, response) =>
  response.writeHead(200, { 'content-type': 'text/html', etag: '"7"', vary: 'cookie' }).end(page)

describe('the accepted encodings decide the encoding of a response', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', (it: Buffer) => brotliDecompressSync(it)],
    ['gzip', 'gzip', (it: Buffer) => gunzipSync(it)],
    ['br;q=0, gzip', 'gzip', (it: Buffer) => gunzipSync(it)],
    ['identity', undefined, (it: Buffer) => it],
  ])('%s', async (accepted, encoding, plain) => {
    const response = await open(await before(html), { 'accept-encoding': accepted })
    expect(response.headers['content-encoding']).toBe(encoding)
    expect(response.headers.etag).toBe(encoding ? 'W/"7"' : '"7"')
    expect(response.headers.vary).toBe(encoding ? 'cookie, accept-encoding' : 'cookie')
    expect(plain(await bodyOf(response)).toString()).toBe(page)
  })
})

it('sends precompressed files', async () => {
  const url = await before(html, (path) => (path === '/assets/style.css' ? brotliCompressSync('a{}') : undefined))
  const bodyAt = async (path: string, accepted: string) => bodyOf(await open(url + path, { 'accept-encoding': accepted }))
  expect(brotliDecompressSync(await bodyAt('/assets/style.css', 'br')).toString()).toBe('a{}')
  expect(brotliDecompressSync(await bodyAt('/fr', 'br')).toString()).toBe(page)
  expect((await bodyAt('/assets/style.css', 'identity')).toString()).toBe(page)
})

describe('responses that are not compressed', () => {
  const cases: [string, RequestListener, string][] = [
    ['a picture', (_, response) => response.writeHead(200, { 'content-type': 'image/avif' }).end(page), 'GET'],
    ['what has not changed', (_, response) => response.writeHead(304, { 'content-type': 'text/html' }).end(), 'GET'],
    ['a question for the head', html, 'HEAD'],
    ['a part', (_, response) => response.writeHead(206, { 'content-type': 'text/html' }).end('<p>'), 'GET'],
  ]
  it.each(cases)('%s', async (_, worker, method) => {
    const response = await open(await before(worker), { 'accept-encoding': 'br' }, method)
    expect(response.headers['content-encoding']).toBeUndefined()
  })
})

it('forwards host, path, method and body to the worker', async () => {
  const url = await before(async (incoming, response) => {
    const sent = (await bodyOf(incoming)).toString()
    response.end([incoming.method, incoming.headers.host, incoming.url, sent].join(' '))
  })
  const response = await fetch(`${url}/fr/contact?a=%2F`, { method: 'POST', body: 'name=Ada' })
  expect(await response.text()).toBe(`POST ${new URL(url).host} /fr/contact?a=%2F name=Ada`)
})

it('sends the first piece of a page while the rest is still to come', async () => {
  let rest = (): void => {}
  const url = await before((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).write('<h1>Escale</h1>')
    rest = () => void response.end('<p>3 hotels</p>')
  })
  const response = await open(url, { 'accept-encoding': 'br' })
  const plain = response.pipe(createBrotliDecompress())
  const first = await new Promise((piece) => plain.once('data', piece))
  expect(String(first)).toBe('<h1>Escale</h1>')
  rest()
  expect(String(await new Promise((piece) => plain.once('data', piece)))).toBe('<p>3 hotels</p>')
})

it('aborts the request when the visitor leaves', async () => {
  let gone = (): void => {}
  const left = new Promise<void>((it) => (gone = it))
  const url = await before((incoming, response) => {
    incoming.on('close', gone)
    response.writeHead(200, { 'content-type': 'text/html' }).write('<h1>Escale</h1>')
  })
  const response = await open(url, { 'accept-encoding': 'br' })
  response.once('data', () => response.destroy())
  await left
})

it('breaks off when the worker does', async () => {
  let breakOff = (): void => {}
  const url = await before((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).write('<h1>Escale</h1>')
    breakOff = () => void response.destroy()
  })
  const response = await open(url, { 'accept-encoding': 'br' })
  response.once('data', () => breakOff())
  await expect(bodyOf(response)).rejects.toThrow('aborted')
})

it('the connection of a post, which a worker may leave unread, serves no request that follows', async () => {
  const posts = new Set<unknown>()
  const url = await before((incoming, response) => {
    if (incoming.method === 'POST') posts.add(incoming.socket)
    response.end(posts.has(incoming.socket) ? 'of a post' : 'its own')
  })
  for (const method of ['GET', 'POST', 'GET', 'POST', 'GET'])
    expect(await bodyOf(await open(url, {}, method)).then(String)).toBe(method === 'POST' ? 'of a post' : 'its own')
})
