import { beforeEach, describe, expect, it } from 'vitest'
import type { GiftCardBalance } from '../../../src/contract/gift-card.ts'
import type { Outcome } from '../../../src/contract/outcome.ts'
import { leadGuest, typedGuest } from '../../../test/lead-guest.ts'
import type { CheckoutForm } from './pay.ts'
import { type Created, forgetSent, formAfter, key, logged, made, paid, quote, referenceAfter, sent, typed } from './pay.test-cases.ts'

beforeEach(forgetSent)

// @rule B8.17
it('an order whose price cannot be read is reported, and the visitor keeps the form', async () => {
  const form = await formAfter(typed, { quoted: { kind: 'unavailable' } })
  expect(form).toMatchObject({ failed: 'quote', key, payment: 'full', isAccepted: true, shownPrice: 16_900, isUncertain: false })
  expect([logged, sent]).toEqual([['quote of an order not read: unavailable'], []])
})

describe('a form', () => {
  it('orders with the same key however often it is sent, and with another for each other form', async () => {
    expect([await referenceAfter(typed), await referenceAfter(typed)]).toEqual(['12345678', '12345678'])
    await referenceAfter({ ...typed, key: key.replace('5', '6') })
    const [first, second, other] = sent.map(([, orderKey]) => orderKey)
    expect(second).toBe(first)
    expect(other).not.toBe(first)
  })

  it.each([{ key: '' }, { key: 'short' }, { price: '1e3' }, { payment: 'cash' }])(
    'is not read with %o, but keeps the rest',
    async (wrong) => {
      const form = await formAfter({ ...typed, ...wrong })
      expect(form.failed).toBe('form')
      expect(sent).toEqual([])
      if ('key' in wrong) expect(form.key).toMatch(/^[\w-]{36}$/)
      else expect(form.key).toBe(key)
    },
  )

  it('without who stays says which fields are wrong, keeps everything typed and asks nothing of the upstream', async () => {
    const { name, email: _, ...rest } = typed
    const form = await formAfter({ ...rest, name: ` ${name} `, phone: '12', wishes: 'x'.repeat(501), arrivalTime: '18:00' })
    expect(form).toMatchObject({
      failed: 'fields',
      key,
      isAccepted: true,
      errors: { email: 'required', phone: 'phone', wishes: 'tooLong' },
    })
    expect(form.guest).toEqual({ name, email: '', phone: '12', wishes: 'x'.repeat(501), arrivalTime: '18:00' })
    expect([sent, logged]).toEqual([[], []])
  })

  it('sends who stays with the order only, and a changed phone is another order', async () => {
    await referenceAfter({ ...typed, email: `Anna <${typed.email}>`, arrivalTime: '18:00', wishes: 'Une chambre calme' })
    await referenceAfter({ ...typed, arrivalTime: '03:30' })
    await referenceAfter({ ...typed, phone: '+32 470 12 34 57' })
    const [[first], [second]] = [sent[0]!, sent[1]!]
    expect(first.guest).toEqual({ ...leadGuest, arrivalTime: '18:00', wishes: 'Une chambre calme' })
    expect(second.guest).toEqual(leadGuest)
    expect(new Set(sent.map(([, orderKey]) => orderKey)).size).toBe(3)
  })

  it.each([
    ['is shown again by a button', { update: 'card' }, {}],
    ['comes back without a price', {}, { quoted: { kind: 'unavailable' as const } }],
    ['comes back with another price', {}, { quoted: quote(17_000) }],
    ['cannot be read', { price: '1e3' }, {}],
    ['goes on in another language', { update: 'language' }, {}],
  ])('that %s keeps who stays as typed', async (_, more, upstream) => {
    const guest = { ...typedGuest, arrivalTime: '18:00', wishes: 'Une chambre calme' }
    expect((await formAfter({ ...typed, ...guest, ...more }, upstream)).guest).toEqual(guest)
  })

  it('without the terms, of a stay that cannot be booked, or with another price, keeps its key and what was chosen', async () => {
    const { terms: _, ...unaccepted } = typed
    expect(await formAfter({ ...unaccepted, payment: '3x' })).toMatchObject({
      failed: 'fields',
      errors: { terms: 'required' },
      key,
      payment: '3x',
      isAccepted: false,
    })
    expect(await formAfter(typed, { quoted: quote(16_900, false) })).toMatchObject({ failed: 'unbookable', key, isAccepted: true })
    expect(await formAfter(typed, { quoted: quote(17_000) })).toMatchObject({ failed: 'price', key, shownPrice: 16_900 })
    expect([sent, logged]).toEqual([[], []])
  })

  it('is not read any further by a client that has to wait', async () => {
    const form = await formAfter(typed, { quoted: { kind: 'unavailable' }, wait: 42 })
    expect(form).toMatchObject({ failed: 'busy', waitSeconds: 42, key, payment: 'full', isAccepted: true, shownPrice: 16_900 })
    expect([sent, logged]).toEqual([[], []])
  })

  it('that may have ordered keeps that in mind until the upstream knows', async () => {
    const lost = { created: { kind: 'unavailable' } } as const
    const first = await formAfter(typed, lost)
    expect(first).toMatchObject({ failed: 'unknown', isUncertain: true, key })
    const uncertain = { ...typed, uncertain: 'yes' }
    expect(await formAfter(uncertain, { quoted: { kind: 'unavailable' } })).toMatchObject({ failed: 'quote', isUncertain: true, key })
    expect(await formAfter(uncertain, { created: { kind: 'refused', status: 409 } })).toMatchObject({ failed: 'price', isUncertain: false })
    expect(await referenceAfter(uncertain)).toBe('12345678')
    expect(new Set(sent.map(([, orderKey]) => orderKey)).size).toBe(1)
  })
})

describe('the response to an order', () => {
  it.each<[string, Outcome<Created>, CheckoutForm['failed'], string[]]>([
    ['a conflict', { kind: 'refused', status: 409 }, 'price', []],
    ['400', { kind: 'refused', status: 400 }, 'order', ['order not made: refused with 400']],
    ['401', { kind: 'refused', status: 401 }, 'order', ['order not made: refused with 401']],
    ['422', { kind: 'refused', status: 422 }, 'order', ['order not made: refused with 422']],
    ['404', { kind: 'notFound' }, 'order', ['order not made: not found']],
    ['none', { kind: 'unavailable' }, 'unknown', ['order not made: unavailable']],
    ['nothing that can be read', { kind: 'invalid' }, 'unknown', ['order not made: invalid']],
    ['another sum', made({ priceInfo: { sellPrice: 9900 } }), 'order', ['order not made: another sum or way to pay than agreed']],
  ])('%s keeps the form, with its failure', async (_, created, failed, reports) => {
    expect(await formAfter(typed, { created })).toMatchObject({ failed, key, payment: 'full', isAccepted: true, shownPrice: 16_900 })
    expect(logged).toEqual(reports)
  })

  it('with a new price or without a room reads the price again', async () => {
    expect((await formAfter(typed, { created: { kind: 'refused', status: 409 } })).quote).toBeUndefined()
    expect((await formAfter(typed, { created: { kind: 'invalid' } })).quote).toEqual(quote(16_900))
  })

  it('that it is paid leads to its confirmation', async () => {
    const form = await formAfter(typed, { created: made({ status: 'confirmed' }) })
    expect(form).toMatchObject({ failed: 'paid', isUncertain: false })
    expect(form.paid?.reference).toBe('12345678')
    expect(form.paid?.address).toMatch(
      /^\/fr\/checkout\/confirmation\?order=12345678&outcome=confirmed&at=1805108400&signature=[0-9a-f]{64}$/,
    )
  })

  it('that it has expired gives the form another key', async () => {
    const form = await formAfter(typed, { created: made({ status: 'expired' }) })
    expect(form).toMatchObject({ failed: 'expired', payment: 'full', isAccepted: true })
    expect(form.key).not.toBe(key)
    expect(logged).toEqual([])
  })

  it('whose payment was refused leads to the provider again', async () => {
    const response = await paid(typed, { created: made({ status: 'refused' }) })
    expect(response instanceof Response && response.headers.get('location')).toContain('reference=12345678')
  })
})

describe('a form with gift cards', () => {
  const code = 'FRAN-CARD-STAY'
  const withCard = { ...typed, card: `${code}=5000`, due: '11900' }
  const left = { payment: { method: 'full' as const, fee: 0, parts: [{ date: '2027-03-15', amount: 11_900 }] } }
  const agreed = { cards: [{ code, state: 'agreed', amount: 5000 }], typed: '' }
  const card = (balance: number): GiftCardBalance => ({ code, state: balance > 0 ? 'usable' : 'reserved', balance })

  it('orders what they leave of the price, with what each pays, and asks nothing of them before', async () => {
    const created = made({ ...left, priceInfo: { sellPrice: 16_900, giftcards: [{ usedAmount: 5000 }] } })
    const response = await paid(withCard, { created, codeWait: 60 })
    expect(response instanceof Response && response.headers.get('location')).toContain('amount=11900')
    expect(sent[0]?.[0]).toMatchObject({ ...left, amount: 11_900, giftCards: [{ code, amount: 5000 }] })
  })

  it('whose response was lost keeps what they pay, and its key, so that it is the same order', async () => {
    const form = await formAfter(withCard, { created: { kind: 'unavailable' }, cards: [card(0)] })
    expect(form).toMatchObject({ failed: 'unknown', key, entered: agreed })
    await formAfter(withCard, { created: { kind: 'unavailable' } })
    expect(new Set(sent.map(([, orderKey]) => orderKey)).size).toBe(1)
  })

  it('is in conflict with its cards where they pay otherwise by now, else with the price', async () => {
    const conflict = { created: { kind: 'refused', status: 409 } } as const
    expect(await formAfter(withCard, { ...conflict, cards: [card(0)] })).toMatchObject({ failed: 'cards', entered: { cards: [card(0)] } })
    expect(await formAfter(withCard, { ...conflict, cards: [card(5000)] })).toMatchObject({ failed: 'price' })
    expect(await formAfter(withCard, conflict)).toMatchObject({ failed: 'price', entered: agreed })
  })

  it('orders nothing where the page has shown that another sum is left', async () => {
    expect(await formAfter({ ...withCard, due: '11800' }, { cards: [card(5000)] })).toMatchObject({ failed: 'cards' })
    expect(await formAfter({ ...typed, due: '11900' })).toMatchObject({ failed: 'cards' })
    expect(sent).toEqual([])
  })

  it('orders nothing with a code that was typed and not seen to pay, whatever it holds', async () => {
    const giftCard = 'code FRAN-CARD-STAY'
    expect(await formAfter({ ...typed, giftCard }, { cards: [card(5000)] })).toMatchObject({
      failed: 'cardAdded',
      entered: { cards: [card(5000)], typed: '', problem: undefined },
    })
    expect(await formAfter({ ...typed, giftCard }, { cards: [card(0)] })).toMatchObject({
      failed: 'cardRefused',
      entered: { cards: [], typed: code, problem: card(0) },
    })
    expect(await formAfter({ ...typed, giftCard })).toMatchObject({
      failed: 'cardUnchecked',
      entered: { typed: giftCard, problem: 'unchecked' },
    })
    expect(await formAfter({ ...typed, giftCard }, { codeWait: 9 })).toMatchObject({ failed: 'cardBusy', entered: { problem: 'busy' } })
    expect(await formAfter({ ...typed, giftCard: 'none' })).toMatchObject({ failed: 'cardRefused', entered: { problem: 'form' } })
    expect(sent).toEqual([])
  })

  it('is shown again by the buttons of its cards, without the terms and without an order', async () => {
    const { terms: _, ...unaccepted } = withCard
    const again = await formAfter({ ...unaccepted, update: 'card', giftCard: code }, { cards: [card(7000)], wait: 60 })
    expect(again).toMatchObject({ failed: 'cardRefused', key, entered: { cards: [card(7000)], problem: 'same' } })
    expect((await formAfter({ ...unaccepted, remove: code })).entered).toEqual({ cards: [], typed: '', problem: undefined })
    expect(sent).toEqual([])
  })

  it('that leaves nothing to pay leads to the confirmation, however often it is sent', async () => {
    const created = made({ status: 'confirmed', priceInfo: { sellPrice: 16_900, remainingAmountToPay: 0 } })
    const response = await paid({ ...typed, card: `${code}=16900`, due: '0' }, { created })
    expect(response instanceof Response && response.headers.get('location')).toMatch(/confirmation\?order=12345678&outcome=confirmed/)
  })
})
