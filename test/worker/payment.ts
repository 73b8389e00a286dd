import { createHmac } from 'node:crypto'
import { expect, inject } from 'vitest'
import { get, type TestResponse } from './site.ts'

/** Posts a form; follows nothing. `cookies` may have the header `cookie`. */
export const post = (url: string, fields: Record<string, string>, cookies: Record<string, string> = {}): Promise<TestResponse> => {
  const body = new URLSearchParams(fields).toString()
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(body.length),
    origin: inject('site'),
    ...cookies,
  }
  return get(url, { method: 'POST', body, headers })
}

/** An order before its payment. */
export interface Payable {
  readonly reference: string
  /** Form of the provider's page. */
  readonly fields: Record<string, string>
}

/** Returns the order whose response leaves for the payment provider. */
export function payable({ headers }: TestResponse): Payable {
  const target = new URL(headers['location'] ?? '')
  expect(target.origin).toBe(inject('origin'))
  const fields = Object.fromEntries(target.searchParams)
  return { reference: fields['reference'] ?? '', fields }
}

/** Ends the payment on the provider's page; returns the address to which the visitor returns. */
export async function settled(order: Payable, end: 'confirm' | 'refuse' | 'cancel'): Promise<string> {
  const form = { method: 'POST', body: new URLSearchParams(order.fields), redirect: 'manual' } as const
  const response = await fetch(`${inject('origin')}/pay/${end}`, form)
  const location = response.headers.get('location') ?? ''
  if (end !== 'confirm') return location.replace(inject('site'), '')
  const receipt = await (await fetch(`${inject('origin')}${location}`)).text()
  return (/class="button" href="([^"]*)"/.exec(receipt)?.[1] ?? '').replaceAll('&amp;', '&').replace(inject('site'), '')
}

/** Returns the query that the provider signs. `age`: seconds before the clock of the test. */
export function signedReturn(
  order: string,
  { outcome = 'confirmed', age = 0, secret = inject('paymentSecret') }: { outcome?: string; age?: number; secret?: string } = {},
): URLSearchParams {
  const at = String(Date.parse(inject('clock')) / 1000 - age)
  const signature = createHmac('sha256', secret).update(`${order}.${outcome}.${at}`).digest('hex')
  return new URLSearchParams({ order, outcome, at, signature })
}
