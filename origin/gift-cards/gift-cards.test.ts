import { describe, expect, test } from 'vitest'
import { locales, marketOfLocale } from '../../src/market/markets.ts'
import { rows, sql } from '../database/sql.ts'
import { settleOrder } from '../orders/orders.ts'
import { testDay } from '../testing/database.ts'
import { giftCardOrders, minutesLater, noon } from '../testing/gift-card-orders.ts'
import { originOfTests } from '../testing/origin.ts'
import { seededCards, seededCode, seededCountries, seedGiftCards } from './seeded.ts'

const { db } = await originOfTests(60)
const { env, post, balances, balance, boughtCard, orderedCard, codeOf, bookingRequest, book } = giftCardOrders(db)

const countryOf = (locale: (typeof locales)[number]) => marketOfLocale(locale).country
const codesOf = (prefix: string) => seededCards.map(({ name }) => seededCode(prefix, name))

describe('balances of gift cards', () => {
  test('are those of every state, in the order of the codes, and the cards of another country pay nothing', async () => {
    const half = Math.ceil(seededCards.length / 2)
    for (const { prefix, sellers } of seededCountries) {
      for (const locale of locales) {
        const isAtHome = countryOf(locale) === countryOf(sellers[0])
        const codes = codesOf(prefix)
        const found = [...(await balances(codes.slice(0, half), { locale })), ...(await balances(codes.slice(half), { locale }))]
        expect(found.map(({ code }) => code)).toEqual(codes)
        expect({ prefix, locale, states: found.map(({ state }) => state) }).toEqual({
          prefix,
          locale,
          states: seededCards.map(({ state }) => (isAtHome || state === 'otherGift' ? state : 'elsewhere')),
        })
        if (!isAtHome) expect(found.every((card) => card.balance === 0 && sellers.includes(card.locale!))).toBe(true)
      }
    }
    expect((await balances(codesOf('FRAN').slice(1, 4))).map((card) => card.balance)).toEqual([15_000, 3850, 45])
  })

  test('are the same for a code that does not exist, whatever its neighbours are', async () => {
    const [stay = ''] = codesOf('FRAN').slice(1)
    expect(await balances(['ABCD-EFGH-JKMN', stay])).toMatchObject([
      { code: 'ABCD-EFGH-JKMN', state: 'unknown', balance: 0 },
      { code: stay, state: 'usable', validUntil: '2028-04-21', locale: 'fr_FR' },
    ])
  })

  test.each([
    ['no code', []],
    ['a letter that looks like another', ['ABCD-EFGH-JKM0']],
    ['a code without hyphens', ['ABCDEFGHJKMN']],
    ['six codes', ['AAAA', 'BBBB', 'CCCC', 'DDDD', 'EEEE', 'FFFF'].map((name) => seededCode('FRAN', name))],
  ])('refuse %s', async (_, codes) => {
    const refused = await post('/gift-cards/balances', { codes, locale: 'fr_FR' })
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.json)).not.toContain('ABCD')
  })

  test('of a bought card are its amount once it is paid, until the last day of its validity', async () => {
    const unpaid = await codeOf(await orderedCard(6000))
    const code = await boughtCard(6000)
    expect((await balances([unpaid, code])).map(({ state, balance: cents }) => [state, cents])).toEqual([
      ['unpaid', 0],
      ['usable', 6000],
    ])
    const stateOn = async (today: string) => (await balances([code], { today }))[0]
    expect(await stateOn('2028-05-21')).toMatchObject({ state: 'usable', validUntil: '2028-05-21' })
    expect(await stateOn('2028-05-22')).toMatchObject({ state: 'expired', balance: 0 })
  })

  test('are without what is reserved, for half an hour', async () => {
    const code = await boughtCard(6000)
    await book(await bookingRequest([{ code, amount: 2000 }]))
    expect(await balance(code)).toBe(4000)
    await book(await bookingRequest([{ code, amount: 4000 }]), { clock: minutesLater(10) })
    const at = async (minutes: number) => {
      const [card] = await balances([code], { clock: minutesLater(minutes) })
      return [card?.state, card?.balance]
    }
    expect([await at(29), await at(30), await at(40)]).toEqual([
      ['reserved', 0],
      ['usable', 2000],
      ['usable', 6000],
    ])
  })
})

test('the seeded cards keep their balance on another day, and their validity moves', async () => {
  const code = seededCode('NEDE', 'STAY')
  const onDay = (today: string) => balances([code, seededCode('NEDE', 'PAST')], { locale: 'nl_NL', today })
  const [before] = await onDay(testDay)
  const { json } = await book({ ...(await bookingRequest([{ code, amount: 5000 }])), locale: 'nl_NL' })
  await settleOrder(env(noon), json.reference, 'confirmed')
  await seedGiftCards(db, '2027-03-31')
  const [stay, past] = await onDay('2027-03-31')
  expect(stay).toMatchObject({ state: 'usable', balance: before!.balance - 5000, validUntil: '2028-08-28' })
  expect(past).toMatchObject({ state: 'expired', validUntil: '2027-03-20' })
  const orders = await rows(db, sql`SELECT 1 FROM gift_order WHERE code LIKE '%-CARD-%'`)
  expect(orders).toHaveLength(seededCountries.length * seededCards.length)
  await seedGiftCards(db, testDay)
})
