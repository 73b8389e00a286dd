import { expect, it } from 'vitest'
import type { Call } from './client.ts'
import { clientBefore } from './client.test-cases.ts'

const returnTo = 'https://www.example.com/fr/contact?ref=contact_thank_you'
const filed: Call = {
  name: 'fileCase',
  base: 'https://crm.example/web-to-case',
  path: [],
  form: { name: 'Zoé & Ana', phone: '+33 6' },
  deadlineMs: 1000,
}
const redirect = (location: string) => new Response(null, { status: 303, headers: { location } })

// @rule B4.99
it('posts a form to the address itself, and takes the redirect to its return address as acceptance', async () => {
  const { client, requests } = clientBefore(() => redirect(returnTo))
  expect(await client().submit(filed, returnTo)).toEqual({ kind: 'ok', value: true })
  const [request] = requests
  expect([request?.method, request?.url, request?.headers.get('content-type'), request?.redirect]).toEqual([
    'POST',
    'https://crm.example/web-to-case',
    'application/x-www-form-urlencoded',
    'manual',
  ])
  expect([...new URLSearchParams(await request?.text())]).toEqual([
    ['name', 'Zoé & Ana'],
    ['phone', '+33 6'],
  ])
})

// @rule B8.22
it.each([
  ['a redirect to another site', () => redirect('https://elsewhere.example/fr/contact?ref=contact_thank_you'), 'invalid'],
  ['a redirect to nowhere', () => new Response(null, { status: 302 }), 'invalid'],
  ['a page', () => new Response('Thank you'), 'invalid'],
  ['a refusal', () => new Response(null, { status: 400 }), 'refused'],
  ['an absence', () => new Response(null, { status: 404 }), 'notFound'],
  ['a failure', () => new Response(null, { status: 500 }), 'unavailable'],
] as const)('takes %s as no acceptance, and posts no form again', async (_, respond, kind) => {
  const { client, requests } = clientBefore(respond)
  expect(await client().submit(filed, returnTo)).toMatchObject({ kind })
  expect(requests).toHaveLength(1)
})

it('posts equal forms that are in flight each', async () => {
  const { client, requests } = clientBefore(() => redirect(returnTo))
  const visitor = client()
  await Promise.all([visitor.submit(filed, returnTo), visitor.submit(filed, returnTo)])
  expect(requests).toHaveLength(2)
})
