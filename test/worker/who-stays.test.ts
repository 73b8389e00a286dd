import { describe, expect, inject, it } from 'vitest'
import { typedGuest } from '../lead-guest.ts'
import { payable, post, settled } from './payment.ts'
import { get } from './site.ts'

const checkout = '/fr/checkout?product=10572&checkin=2027-06-15&checkout=2027-06-16'
const guest = { ...typedGuest, arrivalTime: '18:00', wishes: 'Une chambre calme' }
const personal = /anna|voorbeeld|12 34 56|chambre calme/i

const formOf = (body: string) => /<form[^>]* method="post".*?<\/form>/s.exec(body)?.[0] ?? ''
const hiddenOf = (body: string) =>
  Object.fromEntries(
    [...formOf(body).matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  )
const opened = async () => ({ ...hiddenOf((await get(checkout)).body), payment: 'full', terms: 'accepted' })

/** What the fields of a form hold. */
function typedIn(body: string): Record<string, string> {
  const form = formOf(body)
  const texts = [...form.matchAll(/<input[^>]*name="(name|email|phone)"[^>]*value="([^"]*)"/g)].map(([, name, value]) => [name, value])
  const time = /<select[^>]*name="arrivalTime".*?<option value="([^"]*)" selected/s.exec(form)?.[1] ?? ''
  const wishes = /<textarea[^>]*name="wishes"[^>]*>([^<]*)/.exec(form)?.[1] ?? ''
  return { ...Object.fromEntries(texts), arrivalTime: time, wishes }
}

describe('the checkout asks who stays', () => {
  it('in the one form that orders, with what the browser fills in, and hours from the check-in of the hotel', async () => {
    const form = formOf((await get(checkout)).body)
    expect(form.match(/type="submit"/g)).toHaveLength(1)
    for (const [name, attributes] of [
      ['name', 'autoComplete="name"'],
      ['email', 'type="email" inputMode="email" autoComplete="email"'],
      ['phone', 'type="tel" autoComplete="tel"'],
    ] as const) {
      const [input = ''] = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(form) ?? []
      for (const attribute of [...attributes.split(' '), 'required=""']) expect(input.toLowerCase()).toContain(attribute.toLowerCase())
    }
    const [hours = ''] = /<select[^>]*name="arrivalTime".*?<\/select>/s.exec(form) ?? []
    const times = [...hours.matchAll(/<option value="([^"]*)"/g)].map(([, time]) => time)
    expect([times[0], times.at(-1)]).toEqual(['', '23:00'])
    expect(times[1]).toMatch(/^1[2-8]:00$/)
    expect(hours).not.toContain('required')
  })

  // @rule B5.35
  it('and orders nothing without a name, an e-mail and a phone: each field says it, and everything typed stays', async () => {
    const { status, body, headers } = await post(checkout, { ...(await opened()), ...guest, name: '', email: 'anna@', phone: 'none' })
    expect([status, headers['location']]).toEqual([422, undefined])
    expect(headers['cache-control']).toContain('private')
    expect(body).toContain('<title>Erreur\u202f: Votre réservation')
    expect(body).toMatch(/<section[^>]*data-error-summary[^>]*autofocus=""/i)
    const links = [...body.matchAll(/<a href="#(\w+)">([^<]*)<\/a> <span>([^<]*)/g)].map((link) => link.slice(1))
    expect(links).toEqual([
      ['name', 'Prénom et nom', 'Champ obligatoire'],
      ['email', 'Votre e-mail', 'L’adresse e-mail semble incorrecte'],
      ['phone', 'Votre numéro de téléphone', 'Le numéro de téléphone semble incorrect'],
    ])
    expect(typedIn(body)).toEqual({ ...guest, name: '', email: 'anna@', phone: 'none' })
  })

  it.each([
    ['a gift card is added', { giftCard: 'FRAN-CARD-CENT', update: 'card' }, 200],
    ['a gift card is refused', { giftCard: 'FRAN-CARD-USED', update: 'card' }, 422],
    ['a gift card is removed', { card: 'FRAN-CARD-CENT=45', due: '1', remove: 'FRAN-CARD-CENT' }, 200],
    ['the price has changed', { price: '1' }, 409],
    ['the terms are not accepted', { terms: '' }, 422],
    ['its fields cannot be read', { price: 'none' }, 422],
  ])('and keeps what was typed where %s', async (_, more, status) => {
    const page = await post(checkout, { ...(await opened()), ...guest, ...more })
    expect([page.status, typedIn(page.body)]).toEqual([status, guest])
  })

  it('and keeps it in the other language of the country', async () => {
    const [dutch, french] = ['/be/nl', '/be/fr'].map((base) => checkout.replace('/fr', base)) as [string, string]
    const page = await post(french, { ...hiddenOf((await get(dutch)).body), ...guest, payment: 'full', update: 'language' })
    expect([page.status, typedIn(page.body)]).toEqual([200, guest])
  })
})

it('who stays gets the confirmation by e-mail with the calendar, and is in no address and on no page', async () => {
  const response = await post(checkout, { ...(await opened()), ...guest })
  const order = payable(response)
  expect(decodeURIComponent(response.headers['location'] ?? '')).not.toMatch(personal)
  const outbox = async () => (await fetch(`${inject('origin')}/outbox?reference=${order.reference}&locale=fr_FR`)).text()
  expect(await outbox()).not.toContain(guest.email)
  const address = await settled(order, 'confirm')
  const mail = await outbox()
  for (const text of [guest.email, `Bonjour ${guest.name}`, order.reference, guest.wishes, `escale-${order.reference}.ics`])
    expect(mail).toContain(text)
  expect(mail).toMatch(/Heure d’arrivée prévue\s:\s18\sh/)
  const calendar = await (await fetch(`${inject('origin')}/outbox/attachment?reference=${order.reference}&kind=confirmation`)).text()
  expect(calendar).toMatch(/DTSTART:20270615T\d{6}Z/)
  const confirmation = await get(address)
  expect(confirmation.body).toContain('Nous avons envoyé la confirmation à l’adresse e-mail que vous avez indiquée')
  expect(confirmation.body + address).not.toMatch(personal)
  expect(await (await fetch(`${inject('origin')}/orders/${order.reference}`)).text()).not.toMatch(personal)
})
