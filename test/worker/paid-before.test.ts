import { describe, expect, it } from 'vitest'
import { typedGuest } from '../lead-guest.ts'
import { payable, post, settled } from './payment.ts'
import { get, type TestResponse } from './site.ts'

const card = '/fr/checkout/gift?amount=150'
const booking = '/fr/checkout?product=10572&checkin=2027-06-08&checkout=2027-06-09'

/** Fields of the form that orders, with what the gift needs and the terms accepted. */
function fieldsOf(body: string): Record<string, string> {
  const hidden = [...body.matchAll(/<input type="hidden" name="(price|key)" value="([^"]*)"/g)]
  return {
    ...Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value])),
    ...typedGuest,
    payment: 'full',
    terms: 'accepted',
  }
}
const formAt = async (path: string, cookie = '') => fieldsOf((await getAs(cookie, path)).body)
const cookieOf = ({ headers }: TestResponse) => String(headers['set-cookie'] ?? '').split(';')[0] ?? ''
const getAs = (cookie: string, path: string) => get(path, { headers: { cookie } })
const postAs = (cookie: string, path: string, fields: Record<string, string>) => post(path, fields, { cookie })
const linkTo = (body: string, label: string): string =>
  new RegExp(`<a[^>]* href="([^"]*)"[^>]*>${label}</a>`).exec(body)?.[1]?.replaceAll('&amp;', '&') ?? ''

async function paid(path: string): Promise<{ reference: string; cookie: string }> {
  const order = payable(await post(path, await formAt(path)))
  const confirmation = await get(await settled(order, 'confirm'))
  return { reference: order.reference, cookie: cookieOf(confirmation) }
}

describe.each([
  ['a gift', card, 'Vous venez de passer cette commande', 'Voir ma commande', 'Commander une fois de plus', 'Votre cadeau est commandé'],
  [
    'a booking',
    booking,
    'Vous venez de réserver ce séjour',
    'Voir ma réservation',
    'Réserver une fois de plus',
    'Votre séjour est réservé',
  ],
])('the checkout of %s that this browser has just paid', (_kind, path, title, see, again, confirmed) => {
  it('says its number, leads to it, and has no form to order by mistake', async () => {
    const { reference, cookie } = await paid(path)
    const { status, body, headers } = await getAs(cookie, path)
    expect(status).toBe(200)
    expect(headers['cache-control']).toContain('private')
    expect(body).toContain(title)
    expect(body).toContain(reference)
    expect(body).not.toMatch(/name="(?:terms|email|payment)"/)
    const confirmation = await get(linkTo(body, see))
    expect(confirmation.body).toContain(confirmed)
    expect(confirmation.body).toContain(reference)
    // A browser that has not paid knows nothing of it.
    expect((await get(path)).body).not.toContain(title)
  })

  it('is not ordered by a form that was open before', async () => {
    const open = await formAt(path)
    const { reference, cookie } = await paid(path)
    const { status, body, headers } = await postAs(cookie, path, open)
    expect([status, headers['location']]).toEqual([409, undefined])
    expect(body).toContain(reference)
  })

  it('orders once more on purpose, then knows the newest order', async () => {
    const first = await paid(path)
    const address = linkTo((await getAs(first.cookie, path)).body, again)
    const { body } = await getAs(first.cookie, address)
    expect(body).not.toContain(title)
    const action = /<form[^>]*action="([^"]*)"[^>]*method="post"|<form[^>]*method="post"[^>]*action="([^"]*)"/.exec(body)
    const target = (action?.[1] ?? action?.[2] ?? '').replaceAll('&amp;', '&')
    const second = payable(await postAs(first.cookie, target, fieldsOf(body)))
    expect(second.reference).not.toBe(first.reference)
    // A payment that is refused after another one was made leads to its form.
    const refused = (await getAs(first.cookie, await settled(second, 'refuse'))).headers['location'] ?? ''
    expect((await getAs(first.cookie, refused)).body).toContain('Votre paiement a été refusé')
    const third = payable(await postAs(first.cookie, target, await formAt(target, first.cookie)))
    const cookie = cookieOf(await getAs(first.cookie, await settled(third, 'confirm')))
    for (const known of [address, path, refused]) {
      const page = (await getAs(cookie, known)).body
      expect(page).toContain(title)
      expect(page).toContain(third.reference)
      expect(page).not.toContain('Votre paiement a été refusé')
    }
  })

  it('claims no earlier refusal once it is paid', async () => {
    const refusedOrder = payable(await post(path, await formAt(path)))
    const refused = (await get(await settled(refusedOrder, 'refuse'))).headers['location'] ?? ''
    expect((await get(refused)).body).toContain('Votre paiement a été refusé')
    const { cookie, reference } = await paid(path)
    const { body } = await getAs(cookie, refused)
    expect(body).not.toContain('refusé')
    expect(body).toContain(reference)
  })

  it('believes no cookie that the payment provider has not signed', async () => {
    const { cookie } = await paid(path)
    const forged = cookie.replace(/[0-9a-f]{64}/, 'a'.repeat(64))
    expect((await getAs(forged, path)).body).not.toContain(title)
    expect((await getAs('__Host-paid=x', path)).body).not.toContain(title)
  })
})

it('a paid gift says nothing about another gift, and what was posted for another order stays', async () => {
  const { cookie } = await paid(card)
  expect((await getAs(cookie, '/fr/checkout/gift?amount=75')).body).not.toContain('Vous venez de passer cette commande')
  const typed = { fromName: 'Zoé', message: 'Pour Bob', to: 'recipient', recipientEmail: 'bob@example.com' }
  const { body } = await postAs(cookie, card, { ...(await formAt(card)), ...typed })
  const [form = ''] = /<form[^>]*method="post".*?<\/form>/s.exec(body) ?? []
  const action = /action="([^"]*)"/.exec(form)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const fields = Object.fromEntries([...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]))
  expect(form).toMatch(/<button[^>]*name="update"/)
  const again = await postAs(cookie, action, { ...fields, update: 'price' })
  expect(again.status).toBe(200)
  for (const value of ['Zoé', 'Pour Bob', 'bob@example.com']) expect(again.body).toContain(value)
  expect(again.body).toContain('name="terms"')
})
