import { describe, expect, test } from 'vitest'
import { addDays } from '../../domain/dates/days.ts'
import { marketOf, markets } from '../../market/markets.ts'
import { formatDateRange, formatLongDate, formatNearDate, formatStayDates, formatWeekdayDate } from './date.ts'
import { formatInstant, formatStart, formatTime } from './time.ts'
import { formatDiscount, formatDistance, formatScore } from './number.ts'
import { formatOfferedPrice, formatPrice, formatSignedPrice } from './price.ts'

/** Intl's no-break and narrow spaces, as plain ones. */
const plain = (text: string): string => text.replaceAll(/\s/g, ' ')

const fr = marketOf('fr')
const nl = marketOf('nl')
const es = marketOf('es')
const it = marketOf('it')

// @rule S9.5
test('whole euros are bare, others have two decimals', () => {
  expect(plain(formatPrice(12900, fr))).toBe('129 €')
  expect(plain(formatPrice(12950, fr))).toBe('129,50 €')
  expect(plain(formatPrice(123456_00, fr))).toBe('123 456 €')
  expect(plain(formatPrice(12900, nl))).toBe('€ 129')
})

// @rule S3.81
test('rounding up shows the next whole euro', () => {
  expect(plain(formatOfferedPrice(12901, { site: { market: fr }, roundUpPrices: true }))).toBe('130 €')
  expect(plain(formatOfferedPrice(12900, { site: { market: fr }, roundUpPrices: true }))).toBe('129 €')
})

test('a difference has its sign', () => {
  expect(plain(formatSignedPrice(4000, fr))).toBe('+40 €')
  expect(plain(formatSignedPrice(-1250, fr))).toBe('−12,50 €')
  expect(plain(formatSignedPrice(0, fr))).toBe('0 €')
  expect(plain(formatSignedPrice(4000, nl))).toBe('+€ 40')
})

test('scores, distances and discounts', () => {
  expect(plain(formatScore(9, fr))).toBe('9,0')
  expect(plain(formatScore(8.66, nl))).toBe('8,7')
  expect(plain(formatDistance(3.24, fr))).toBe('3,2 km')
  expect(plain(formatDistance(32.4, nl))).toBe('32 km')
  expect(plain(formatDiscount(20, nl))).toBe('−20%')
  expect(formatDistance(3.2, marketOf('it'))).toBe('3,2\u00a0km')
})

test('plain dates do not depend on the machine’s time zone', () => {
  expect(plain(formatLongDate('2026-12-05', fr))).toBe('samedi 5 décembre 2026')
  expect(plain(formatDateRange('2026-12-05', '2026-12-07', nl))).toBe('5–7 dec')
})

test('the first day of a month is an ordinal in French', () => {
  expect(plain(formatLongDate('2027-05-01', fr))).toBe('samedi 1er mai 2027')
  expect(plain(formatLongDate('2027-05-11', fr))).toBe('mardi 11 mai 2027')
  expect(plain(formatDateRange('2027-05-01', '2027-05-03', fr))).toBe('1er–3 mai')
  expect(plain(formatDateRange('2027-04-30', '2027-05-01', fr))).toBe('30 avr. – 1er mai')
  expect(plain(formatInstant('2027-05-01T18:00:00Z', fr))).toBe('1er mai à 20 h')
  expect(plain(formatLongDate('2027-05-01', nl))).toBe('zaterdag 1 mei 2027')
})

test('a range has no comma and no leading zero', () => {
  expect(plain(formatWeekdayDate('2026-12-04', es))).toBe('vie 4 dic')
  expect(plain(formatDateRange('2026-12-04', '2026-12-06', it))).toBe('4–6 dic')
  expect(plain(formatDateRange('2026-11-28', '2026-12-02', it))).toBe('28 nov – 2 dic')
  expect(plain(formatDateRange('2026-12-10', '2026-12-20', it))).toBe('10–20 dic')
})

test('an instant is written with the words of its language, and midnight ends the day before', () => {
  const instants = (iso: string) => [fr, es, nl, it].map((market) => plain(formatInstant(iso, market)))
  expect(instants('2026-11-29T23:00:00Z')).toEqual([
    '29 novembre à minuit',
    '29 de noviembre a las 24:00 h',
    '29 november om 24.00 uur',
    '29 novembre a mezzanotte',
  ])
  expect(instants('2026-11-30T14:30:00Z')).toEqual([
    '30 novembre à 15 h 30',
    '30 de noviembre a las 15:30',
    '30 november om 15.30 uur',
    '30 novembre alle 15:30',
  ])
})

// @rule B2.21
test('a time of day is written as its market writes it', () => {
  const times = (time: string) => (['fr', 'es', 'nl', 'it'] as const).map((id) => plain(formatTime(time, marketOf(id))))
  expect(times('15:00')).toEqual(['15 h', '15:00', '15.00 uur', '15:00'])
  expect(times('08:30')).toEqual(['8 h 30', '8:30', '8.30 uur', '8:30'])
  expect(formatTime('Midi', fr)).toBe('Midi')
})

// @rule B2.21
test('the start of an activity has its time as the market writes it', () => {
  const start = { date: '2027-04-03', time: '15:00' }
  expect([fr, es, nl, it].map((market) => plain(formatStart(start, market, '2027-03-15')))).toEqual([
    'sam. 3 avr. · 15 h',
    'sáb 3 abr · 15:00',
    'za 3 apr · 15.00 uur',
    'sab 3 apr · 15:00',
  ])
  expect(plain(formatStart({ date: '2027-04-03' }, fr, '2027-03-15'))).toBe('sam. 3 avr.')
  expect(plain(formatStart({ date: '2027-10-01', time: '15:00' }, fr, '2027-03-15'))).toBe('ven. 1er oct. 2027 · 15 h')
})

test('both ends of a French range are ordinals, in both countries', () => {
  for (const market of [fr, marketOf('be-fr')]) {
    expect(plain(formatDateRange('2027-04-01', '2027-05-01', market))).toBe('1er avr. – 1er mai')
    expect(plain(formatDateRange('2026-12-01', '2027-01-01', market))).toBe('1er déc. 2026 – 1er janv. 2027')
    expect(plain(formatDateRange('2027-05-01', '2027-05-01', market))).toBe('1er mai')
  }
})

test('every range of up to a month from any day of two years is what Intl writes, without its zeros and with ordinals', () => {
  const days = Array.from({ length: 730 }, (_, index) => addDays('2027-01-01', index))
  for (const market of markets) {
    const intl = new Intl.DateTimeFormat(market.tag, { day: 'numeric', month: 'short', timeZone: 'UTC' })
    const ordinals = (text: string) => (market.language === 'fr' ? text.replaceAll(/(?<!\d)1(?!\d)/g, '1er') : text)
    for (const from of days) {
      for (const nights of [0, 1, 2, 7, 30, 31]) {
        const to = addDays(from, nights)
        const expected = ordinals(intl.formatRange(new Date(from), new Date(to)).replaceAll(/(?<!\d)0/g, ''))
        expect(plain(formatDateRange(from, to, market))).toBe(plain(expected))
      }
    }
  }
})

// The second time from the cache, of which two years are more than it holds.
test('every day of two years is written as Intl writes it', () => {
  const days = Array.from({ length: 730 }, (_, index) => addDays('2027-01-01', index))
  for (const market of markets) {
    const intl = new Intl.DateTimeFormat(market.tag, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
    const expected = days.map((day) => intl.format(new Date(day)).replace(',', ''))
    const ordinal = (text: string) => (market.language === 'fr' ? text.replace(' 1 ', ' 1er ') : text)
    for (const _ of [1, 2]) expect(days.map((day) => formatWeekdayDate(day, market))).toEqual(expected.map(ordinal))
  }
})

describe('dates of another year than a reader assumes', () => {
  const today = '2026-11-27'
  const written = (checkin: string, checkout: string) =>
    [fr, es, nl, it].map((market) => plain(formatStayDates({ checkin, checkout }, today, market).join(' – ')))
  const ranges = (from: string, to: string) => [fr, es, nl, it].map((market) => plain(formatDateRange(from, to, market, today)))

  test('name it, once for a stay', () => {
    expect(written('2027-11-26', '2027-11-28')).toEqual([
      'ven. 26 nov. – dim. 28 nov. 2027',
      'vie 26 nov – dom 28 nov 2027',
      'vr 26 nov – zo 28 nov 2027',
      'ven 26 nov – dom 28 nov 2027',
    ])
    expect(ranges('2027-11-26', '2027-11-28')).toEqual(['26–28 nov. 2027', '26–28 nov 2027', '26–28 nov 2027', '26–28 nov 2027'])
    expect(ranges('2027-10-01', '2027-11-01')[0]).toBe('1er oct. – 1er nov. 2027')
    expect(plain(formatNearDate('2027-10-01', today, fr))).toBe('ven. 1er oct. 2027')
  })

  test('do not where it is near, but for New Year', () => {
    expect(written('2026-12-11', '2026-12-13')[0]).toBe('ven. 11 déc. – dim. 13 déc.')
    expect(written('2027-03-12', '2027-03-14')[0]).toBe('ven. 12 mars – dim. 14 mars')
    expect(written('2026-12-31', '2027-01-02')[0]).toBe('jeu. 31 déc. 2026 – sam. 2 janv. 2027')
    expect(ranges('2026-12-12', '2026-12-14')[2]).toBe('12–14 dec')
  })
})
