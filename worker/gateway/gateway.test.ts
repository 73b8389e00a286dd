import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { errorsOnly } from './gateway.ts'

/** Throws what is no Error, as a library may. */
const app = new Hono()
  .use(errorsOnly)
  .get('/thrown', () => {
    throw { status: 404 }
  })
  .onError((cause, c) => c.text(`crash page: ${cause.message}`, 500))

it('a thrown value that is no Error still reaches the error handler', async () => {
  const response = await app.request('/thrown')
  expect([response.status, await response.text()]).toEqual([500, 'crash page: thrown: [object Object]'])
})
