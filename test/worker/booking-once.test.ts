import { describe, expect, inject, it } from 'vitest'
import { typedGuest } from '../lead-guest.ts'
import { payable, post, settled } from './payment.ts'
import { get } from './site.ts'

const checkout = '/fr/checkout?product=10572&checkin=2027-05-11&checkout=2027-05-12'

/** Fields of a checkout form as a browser sends them, with its guest and the terms accepted. */
function fieldsOf(body: string): Record<string, string> {
  const [form = ''] = body.match(/<form[^>]* method="post".*?<\/form>/s) ?? []
  const hidden = [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value])
  return { ...Object.fromEntries(hidden), ...typedGuest, payment: 'full', terms: 'accepted' }
}
const openedForm = async () => fieldsOf((await get(checkout)).body)

const targetOf = (body: string, label: string): string =>
  new RegExp(`<a[^>]* href="([^"]*)"[^>]*>${label}</a>`).exec(body)?.[1]?.replaceAll('&amp;', '&') ?? ''

describe('a booking is ordered once for a form', () => {
  it('that is sent twice at once, and once more afterwards', async () => {
    const form = await openedForm()
    expect(form['key']).toMatch(/^[\w-]{36}$/)
    const responses = await Promise.all([post(checkout, form), post(checkout, form)])
    const references = [...responses, await post(checkout, form)].map((response) => payable(response).reference)
    expect(references[0]).toMatch(/^\d{8}$/)
    expect(new Set(references).size).toBe(1)
  })

  it('and again for another form, or for other choices of the same', async () => {
    const [form, other] = [await openedForm(), await openedForm()]
    const inThree = { ...form, payment: '3x' }
    const longer = checkout.replace('checkout=2027-05-12', 'checkout=2027-05-14')
    const price = fieldsOf((await get(longer)).body)['price'] ?? ''
    const responses = [post(checkout, form), post(checkout, other), post(longer, { ...form, price }), post(longer, { ...inThree, price })]
    const references = (await Promise.all(responses)).map((response) => payable(response).reference)
    expect(new Set(references).size).toBe(4)
  })

  it('until it is paid: then it leads to its confirmation, or to another form', async () => {
    const form = await openedForm()
    const order = payable(await post(checkout, form))
    await settled(order, 'confirm')
    const again = await post(checkout, form)
    expect([again.status, again.headers['location']]).toEqual([409, undefined])
    expect(again.body).toContain('Cette réservation est déjà payée')
    expect(again.body).toContain('Rien n’a été débité une seconde fois.')
    expect(again.body).not.toContain('name="payment"')
    const confirmation = await get(targetOf(again.body, 'Voir ma réservation'))
    expect(confirmation.status).toBe(200)
    expect(confirmation.body).toContain('Votre séjour est réservé')
    expect(confirmation.body).toContain(order.reference)
    const another = fieldsOf((await get(targetOf(again.body, 'Réserver une fois de plus'))).body)
    expect(another['key']).not.toBe(form['key'])
    expect(payable(await post(checkout, another)).reference).not.toBe(order.reference)
  })

  it('whose payment was refused, which can be paid after all', async () => {
    const form = await openedForm()
    const order = payable(await post(checkout, form))
    await settled(order, 'refuse')
    expect(payable(await post(checkout, form)).reference).toBe(order.reference)
  })
})

describe('a form that orders nothing', () => {
  it('comes again with its key, the way to pay and the accepted terms, whatever it has come back for', async () => {
    const form: Record<string, string> = { ...(await openedForm()), payment: '3x', price: '1' }
    const { status, headers, body } = await post(checkout, form)
    expect([status, headers['location']]).toEqual([409, undefined])
    expect(fieldsOf(body)).toMatchObject({ key: form['key'] })
    expect(body).toMatch(/<input[^>]*name="terms"[^>]*checked=""/)
    const longer = checkout.replace('checkout=2027-05-12', 'checkout=2027-05-14')
    expect((await post(longer, form)).body).toMatch(/checked="" value="3x"/)
  })

  it('keeps all of it where the price cannot be read: the same form can be sent again', async () => {
    const failing = '/fr/checkout?product=10113&checkin=2027-05-11&checkout=2027-05-12'
    const form = { key: crypto.randomUUID(), price: '16900', payment: '3x', terms: 'accepted', ...typedGuest }
    const { status, headers, body } = await post(failing, form)
    expect([status, headers['retry-after']]).toEqual([503, '30'])
    expect(body).toContain('Aucune réservation n’a été effectuée.')
    const [again = ''] = body.match(/<form[^>]* method="post".*?<\/form>/s) ?? []
    for (const [name, value] of Object.entries(form)) expect(again).toContain(`name="${name}" value="${value}"`)
    expect(new URL(/action="([^"]*)"/.exec(again)?.[1]?.replaceAll('&amp;', '&') ?? '', inject('site')).searchParams.get('product')).toBe(
      '10113',
    )
  })

  it('is new without a key, or with one that no form has', async () => {
    const { key: _, ...form } = await openedForm()
    for (const fields of [form, { ...form, key: 'guess' }]) {
      const { status, body } = await post(checkout, fields)
      expect(status).toBe(422)
      expect(body).toContain('Nous n’avons pas pu lire votre choix.')
      expect(fieldsOf(body)['key']).toMatch(/^[\w-]{36}$/)
    }
  })

  it('has a sentence where its price is refused and has not changed', async () => {
    const { price } = await openedForm()
    for (const address of [`${checkout}&failed=price`, `${checkout}&failed=price&price=${price}`]) {
      const { status, body } = await get(address)
      expect(status).toBe(200)
      expect(body).toContain('Votre séjour n’est plus disponible dans ces conditions et rien n’a été réservé.')
    }
    expect((await get(`${checkout}&failed=price&price=1`)).body).not.toContain('n’est plus disponible dans ces conditions')
  })
})
