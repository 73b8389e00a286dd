import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { notModified } from './not-modified.ts'

const headers = { etag: 'W/"7"', 'content-type': 'text/html', 'content-language': 'fr-FR', 'cache-control': 'public, max-age=0' }
const site = new Hono()
  .use(notModified)
  .get('/page', (c) => c.body('<p>Bretagne</p>', 200, headers))
  .get('/gone', (c) => c.body('gone', 410, headers))
  .get('/streamed', (c) => c.body('<p>Bretagne</p>', 200, { 'content-type': 'text/html' }))

const send = (path: string, tags?: string, method = 'GET') =>
  site.request(path, { method, headers: tags === undefined ? {} : { 'if-none-match': tags } })

describe('a client that has the page', () => {
  it.each(['W/"7"', '"7"', '"6", W/"7"', 'W/"6" ,"7"', '*', ' * '])('receives no body: %s', async (tags) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await send('/page', tags, method)
      expect([response.status, await response.text()]).toEqual([304, ''])
      // What the client's copy is updated with.
      expect([...response.headers.keys()].toSorted()).toEqual(['cache-control', 'etag'])
    }
  })
})

it.each([undefined, '', '"6"', '7', 'W/"77"'])('a client that has another page, or none, receives it: %s', async (tags) => {
  const response = await send('/page', tags)
  expect([response.status, await response.text()]).toEqual([200, '<p>Bretagne</p>'])
})

it('other responses are sent as they are', async () => {
  expect((await send('/gone', 'W/"7"')).status).toBe(410)
  expect((await send('/streamed', 'W/"7"')).status).toBe(200)
})
