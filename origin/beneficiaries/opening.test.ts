import { describe, expect, test } from 'vitest'
import { ActivityDetail } from '../../src/contract/activity.ts'
import { OpenedGift } from '../../src/contract/beneficiary.ts'
import * as v from 'valibot'
import { Order } from '../../src/contract/order.ts'
import { type Locale, locales, marketOfLocale } from '../../src/market/markets.ts'
import { seededCode, seededCountries, seedGiftCards } from '../gift-cards/seeded.ts'
import { testDay } from '../testing/database.ts'
import { giftCardOrders, noon } from '../testing/gift-card-orders.ts'
import { byEmail, giftRequest } from '../testing/gift-requests.ts'
import { originOfTests } from '../testing/origin.ts'
import { settleGiftOrder } from '../gifts/gift-orders.ts'
import type { GiftOrder } from '../../src/contract/gift-order.ts'
import { seededEmails, seededGiftCode, seededGifts, seedGifts } from './seeded.ts'

const { db } = await originOfTests(60)
const { env, post, get, codeOf, boughtCard } = giftCardOrders(db)

type Held = Extract<OpenedGift, { gift: unknown }>

async function open(
  code: string,
  { email, locale = 'fr_FR' as Locale, clock = noon, today = testDay } = {} as Partial<Options>,
): Promise<OpenedGift> {
  const { status, json } = await post<OpenedGift>('/beneficiary/gifts', { code, email, locale }, { clock, today })
  expect(status).toBe(200)
  return v.parse(OpenedGift, json)
}
interface Options {
  readonly email: string | undefined
  readonly locale: Locale
  readonly clock: string
  readonly today: string
}

async function held(code: string, options: Partial<Options> = {}): Promise<Held> {
  const opened = await open(code, options)
  if (!('gift' in opened)) throw new Error(`${code} is ${opened.state}`)
  return opened
}

// @rule B6.50
describe('a code', () => {
  test('opens the seeded gifts of every state, in both languages of Belgium, and names the market elsewhere', async () => {
    for (const { prefix, sellers } of seededCountries) {
      for (const locale of locales) {
        const isAtHome = marketOfLocale(locale).country === marketOfLocale(sellers[0]).country
        const sold = seededGifts.filter(({ isPosted }) => !(isPosted && prefix === 'ETNA'))
        const opened = await Promise.all(
          sold.map(({ kind, name }) => open(seededGiftCode(prefix, kind, name), { email: seededEmails.buyer, locale })),
        )
        expect({ prefix, locale, states: opened.map(({ state }) => state) }).toEqual({
          prefix,
          locale,
          states: sold.map(({ state }) => (isAtHome ? state : 'elsewhere')),
        })
        for (const each of opened) if (each.state === 'elsewhere') expect(sellers).toContain(each.locale)
      }
    }
  })

  test('that does not exist, or that is posted by a market that posts nothing, is unknown', async () => {
    expect(await open('ABCD-EFGH-JKMN')).toEqual({ state: 'unknown' })
    expect(await open(seededGiftCode('ETNA', 'PACK', 'SENT'), { locale: 'it_IT' })).toEqual({ state: 'unknown' })
    expect((await post('/beneficiary/gifts', { code: 'ABCD-EFGH-JKM0', locale: 'fr_FR' })).status).toBe(400)
  })

  // @rule B6.51
  test('of a voucher says nothing, not even where it serves, before the e-mail of its recipient or buyer', async () => {
    const code = seededGiftCode('FRAN', 'VCHR', 'USED')
    for (const locale of ['fr_FR', 'it_IT'] as const) {
      expect(await open(code, { locale })).toEqual({ state: 'emailNeeded' })
      expect(await open(code, { locale, email: 'other@escale.example' })).toEqual({ state: 'emailWrong' })
    }
    expect((await open(code, { email: 'Beneficiary@ESCALE.example' })).state).toBe('used')
    expect((await open(code, { email: 'GIVER@escale.example' })).state).toBe('used')
    const posted = seededGiftCode('FRAN', 'VCHR', 'SENT')
    expect((await open(posted, { email: seededEmails.recipient })).state).toBe('emailWrong')
    expect((await open(posted, { email: seededEmails.buyer })).state).toBe('open')
  })

  test('has the value, nights and contents of a box, in the language of who opens it', async () => {
    const code = seededGiftCode('BENE', 'PACK', 'STAY')
    const [dutch, french] = [await held(code, { locale: 'nl_BE' }), await held(code, { locale: 'fr_BE' })]
    expect(dutch.gift).toMatchObject({
      gift: { type: 'BOX', code: '201EBOX' },
      value: 12_900,
      nights: 1,
      format: 'digital',
      locale: 'nl_BE',
    })
    expect(dutch.gift.message).toEqual({ fromName: 'Sanne', message: 'Geniet ervan!' })
    expect(dutch.gift.validUntil).toBe('2027-12-21')
    expect(french.gift).toMatchObject({ reference: dutch.gift.reference, locale: 'nl_BE', message: dutch.gift.message })
    expect(french.gift.label).not.toBe(dutch.gift.label)
    expect(french.gift.includes).toContain('1 nuit avec petit-déjeuner')
    expect(french.gift.image?.alt).not.toBe(dutch.gift.image?.alt)
  })

  test('of a voucher is worth what was paid for the stay, with more dates but without postage', async () => {
    const value = async (name: string) => {
      const code = seededGiftCode('NEDE', 'VCHR', name)
      return (await held(code, { locale: 'nl_NL', email: seededEmails.buyer })).gift
    }
    const [usual, more, posted] = [await value('STAY'), await value('FREE'), await value('SENT')]
    expect(usual.nights).toBe(1)
    expect(more.value).toBeGreaterThan(usual.value)
    expect([posted.value, posted.format]).toEqual([usual.value, 'physical'])
    expect(usual.includes?.length).toBeGreaterThan(0)
  })

  test('names the booking that it has paid, which can be read by its reference', async () => {
    for (const [kind, state] of [
      ['PACK', 'USED'],
      ['VCHR', 'KEPT'],
    ] as const) {
      const opened = await held(seededGiftCode('FRAN', kind, state), { email: seededEmails.buyer })
      if (!('booking' in opened)) throw new Error(opened.state)
      const { booking } = opened
      const order = v.parse(Order, await get(`/orders/${booking.reference}`))
      expect(booking).toEqual({
        reference: order.reference,
        orderedOn: '2026-11-20',
        label: order.label,
        hotel: order.hotel.label,
        checkin: order.reservationCriteria.checkin,
        nights: 1,
      })
      expect(booking.checkin > testDay).toBe(true)
    }
  })

  test('of a gift card has what is left on it, and that of an activity what the activity includes', async () => {
    expect((await held(seededCode('FRAN', 'PART'))).gift).toMatchObject({ gift: { type: 'GIFTCARD' }, value: 3850 })
    expect(await held(seededCode('FRAN', 'USED'))).toMatchObject({ state: 'open', gift: { value: 0 } })
    expect((await held(await boughtCard(6000))).gift.value).toBe(6000)
    const activity = await held(seededGiftCode('FRAN', 'ACTV', 'DATE'))
    expect(activity).toMatchObject({ state: 'open', gift: { gift: { type: 'DIGITAL_ACTIVITY_ONLY' } } })
    expect(activity.gift.includes?.length).toBeGreaterThan(0)
    if (activity.gift.gift.type !== 'DIGITAL_ACTIVITY_ONLY') throw new Error(activity.gift.gift.type)
    const { mainActivityCenter: center } = v.parse(
      ActivityDetail,
      await get(`/activity-only/weekend/${activity.gift.gift.activityId}/detail.json?locale=fr_FR`),
    )
    expect(activity.gift.center).toEqual({ label: center.label, location: center.location, telephone: center.telephone })
    expect(center.telephone).toMatch(/^\+33 /)
  })

  test('of a gift that is bought opens it once it is paid, until the last day of its validity', async () => {
    const { json } = await post<GiftOrder>('/gift-orders', giftRequest({ type: 'BOX', code: '201EBOX' }, 12_900, byEmail))
    const code = await codeOf(json)
    expect(await open(code)).toEqual({ state: 'unpaid' })
    await settleGiftOrder(env(noon), json.reference, 'refused')
    expect(await open(code)).toEqual({ state: 'unpaid' })
    await settleGiftOrder(env(noon), json.reference, 'paid')
    expect(await held(code)).toMatchObject({ state: 'open', gift: { reference: json.reference, value: 12_900, validityMonths: 18 } })
    expect((await open(code, { today: '2028-05-21' })).state).toBe('open')
    expect((await open(code, { today: '2028-05-22' })).state).toBe('expired')
  })
})

test('seeded gifts move with the day and keep what they are', async () => {
  await seedGifts(db, '2027-03-31')
  await seedGiftCards(db, '2027-03-31')
  const on = (kind: 'PACK' | 'VCHR', name: string) =>
    open(seededGiftCode('ESPA', kind, name), { locale: 'es_ES', email: seededEmails.buyer, today: '2027-03-31' })
  expect(await on('PACK', 'STAY')).toMatchObject({ state: 'open', gift: { validUntil: '2028-04-30' } })
  expect(await on('PACK', 'PAST')).toMatchObject({ state: 'expired', gift: { validUntil: '2027-03-24' } })
  expect(await on('VCHR', 'USED')).toMatchObject({ state: 'used', booking: { orderedOn: '2027-03-30' } })
  await seedGifts(db, testDay)
  await seedGiftCards(db, testDay)
})
