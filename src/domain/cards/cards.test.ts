import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { appliedAutoDiscount, cardKind, hasEcoLabel } from './offer-card.ts'
import { cardMessages, labelText, roomsLeft } from './card-messages.ts'
import { hasOtherPackages, resultBands, resultsPageSize } from './result-list.ts'
import { quotedReviews, reviewLabel, scoreDisplay } from './review-score.ts'
import { cutAtWord } from './truncation.ts'

describe('messages on a card', () => {
  const everyMessage = {
    targetedLabel: { key: 'top', message: 'Top' },
    expiration: '2026-12-01',
    lastMinute: true,
    availableRooms: 2,
    stressMessage: { message: 'Booked twice today', count: 2 },
    marketingLabels: ['Seaside', 'Spa'],
  }
  const kinds = (card: Parameters<typeof cardMessages>[0], hasDates = true) => cardMessages(card, hasDates).map((message) => message.kind)

  // @rule S4.7
  it('are two at most, in their order of priority', () => {
    const { targetedLabel, expiration, lastMinute, availableRooms, ...rest } = everyMessage
    expect(kinds(everyMessage)).toEqual(['targetedLabel', 'expiration'])
    expect(kinds({ expiration, lastMinute, availableRooms, ...rest })).toEqual(['expiration', 'lastMinute'])
    expect(kinds({ lastMinute, availableRooms, ...rest })).toEqual(['lastMinute', 'roomsLeft'])
    expect(kinds({ availableRooms, ...rest })).toEqual(['roomsLeft', 'stress'])
    expect(kinds(rest)).toEqual(['stress', 'marketing'])
    expect(kinds({ marketingLabels: rest.marketingLabels })).toEqual(['marketing', 'marketing'])
    expect(kinds({ targetedLabel })).toEqual(['targetedLabel'])
    expect(kinds({ lastMinute: false })).toEqual([])
  })

  // @rule S4.8
  it('claim no demand without the number behind it', () => {
    expect(kinds({ stressMessage: { message: 'Much in demand' } })).toEqual([])
    expect(kinds({ stressMessage: { message: 'Booked 0 times', count: 0 } })).toEqual([])
  })

  // @rule S4.2 B9.4
  it('mention rooms only with dates, when 3 or fewer are left', () => {
    expect([0, 1, 3, 4, undefined].map((rooms) => roomsLeft(rooms, true))).toEqual([undefined, 1, 3, undefined, undefined])
    expect(roomsLeft(2, false)).toBeUndefined()
    expect(kinds({ availableRooms: 2, marketingLabels: ['Spa'] }, false)).toEqual(['marketing'])
  })
})

describe('review score', () => {
  // @rule S3.13 B9.6
  it('has a word from 9, or from 7 with every incentive', () => {
    const scores = [6.9, 7, 8, 8.4, 8.5, 8.9, 9, 9.4, 9.5, 10]
    expect(scores.map((score) => reviewLabel(score, false))).toEqual([
      ...Array(6).fill(undefined),
      'fantastic',
      'fantastic',
      'perfect',
      'perfect',
    ])
    expect(scores.map((score) => reviewLabel(score, true))).toEqual([
      undefined,
      'good',
      'veryGood',
      'veryGood',
      'excellent',
      'excellent',
      'fantastic',
      'fantastic',
      'perfect',
      'perfect',
    ])
  })

  // @rule S3.13
  it('is "New" without reviews, else one decimal', () => {
    expect(scoreDisplay(undefined)).toEqual({ kind: 'new' })
    expect(scoreDisplay({ average: 0, count: 0 })).toEqual({ kind: 'new' })
    expect(scoreDisplay({ average: 9.46, count: 12 })).toEqual({ kind: 'score', score: 9.5, count: 12, label: 'perfect' })
  })

  // @rule S9.30 B9.8
  it('quotes the first four with a positive text', () => {
    const reviews = [{ positive: 'a' }, {}, { positive: '' }, { positive: 'b' }, { positive: 'c' }, { positive: 'd' }, { positive: 'e' }]
    expect(quotedReviews(reviews).map((review) => review.positive)).toEqual(['a', 'b', 'c', 'd'])
  })
})

describe('other decisions of a card', () => {
  // @rule S2.1
  it('is the kind of its category, and a hotel’s in the hotel flow', () => {
    expect(cardKind('weekend', 'booking')).toBe('stay')
    expect(cardKind('single_voucher', 'gifting')).toBe('voucher')
    expect(cardKind('activity', 'activity')).toBe('activity')
    expect(cardKind('weekend', 'hotel')).toBe('hotel')
    expect(cardKind('activity', 'hotel')).toBe('activity')
  })

  // @rule S2.9
  it('links to its hotel’s other offers if the list does not show them all', () => {
    const value = (id: number, legacyPackageCount?: number) => ({ hotel: { id, legacyPackageCount } })
    expect(hasOtherPackages(value(1, 2), [value(1, 2), value(2, 5)])).toBe(true)
    expect(hasOtherPackages(value(1, 2), [value(1, 2), value(1, 2)])).toBe(false)
    expect(hasOtherPackages(value(1, 1), [value(1, 1)])).toBe(false)
    expect(hasOtherPackages(value(1), [value(1)])).toBe(false)
  })

  it('takes emoji out of a label', () => {
    expect(labelText('⚡ Flash sale')).toEqual({ text: 'Flash sale', emoji: '⚡' })
    expect(labelText('For 👨‍👩‍👧 families ☀️')).toEqual({ text: 'For families', emoji: '👨‍👩‍👧' })
    expect(labelText('Top 10 © 2026', '⭐')).toEqual({ text: 'Top 10 © 2026', emoji: '⭐' })
    expect(labelText('Thumbs 👍🏽 up').text).toBe('Thumbs up')
  })

  // @rule S4.3 B4.7
  it('applies a discount only to a variation with a code outside gifting', () => {
    const discount = { code: 'EXTRA10', value: 10 }
    expect(appliedAutoDiscount(discount, 'booking', true)).toBe(discount)
    expect(appliedAutoDiscount(discount, 'booking', false)).toBeUndefined()
    expect(appliedAutoDiscount(discount, 'gifting', true)).toBeUndefined()
    expect(appliedAutoDiscount({ ...discount, code: '' }, 'booking', true)).toBeUndefined()
    expect(appliedAutoDiscount(undefined, 'booking', true)).toBeUndefined()
  })

  // @rule S2.50
  it('has banners after the first row and after index 9', () => {
    const bands = (count: number) => {
      const { firstRow, untilNine, rest } = resultBands(Array.from({ length: count }, (_, index) => index))
      return [firstRow.length, untilNine.length, rest.length]
    }
    expect([0, 2, 3, 5, 9, 24].map(bands)).toEqual([
      [0, 0, 0],
      [2, 0, 0],
      [3, 0, 0],
      [3, 2, 0],
      [3, 6, 0],
      [3, 6, 15],
    ])
  })

  // @rule S9.23
  it('is one of 24 on a page', () => expect(resultsPageSize).toBe(24))

  // @rule S9.6
  it('labels 8 eco facilities', () => {
    expect([hasEcoLabel(Array(7)), hasEcoLabel(Array(8))]).toEqual([false, true])
  })
})

describe('truncation', () => {
  // @rule S9.27
  it('cuts between words', () => {
    expect(cutAtWord('one two three', 7)).toEqual({ head: 'one two', rest: ' three' })
    expect(cutAtWord('one two three', 9)).toEqual({ head: 'one two', rest: ' three' })
    expect(cutAtWord('one two three', 13)).toEqual({ head: 'one two three', rest: '' })
    expect(cutAtWord('unbreakable', 4)).toEqual({ head: 'unbr', rest: 'eakable' })
  })

  it('loses no character and keeps to the limit', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'é', ' ', '  ', '😀', '👍🏽', '’') })
    fc.assert(
      fc.property(text, fc.integer({ min: 2, max: 40 }), (whole, limit) => {
        const { head, rest } = cutAtWord(whole, limit)
        return head + rest === whole && head.length <= limit
      }),
    )
  })
})
