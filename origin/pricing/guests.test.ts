import { expect, test } from 'vitest'
import { fittingTerms, termsOf } from './guests.ts'
import { percentOff, referencePrice } from './rule.ts'

test('adults share doubles, and one alone pays less than two', () => {
  expect(termsOf({ adult: 2, child: 0, baby: 0 })).toEqual({ rooms: 1, rate: 1000, halves: 4, guestsARoom: 2 })
  expect(termsOf({ adult: 5, child: 0, baby: 0 })).toEqual({ rooms: 3, rate: 2880, halves: 10, guestsARoom: 2 })
  expect(termsOf({ adult: 1, child: 0, baby: 0 })).toMatchObject({ rooms: 1, rate: 880 })
})

test('children share their parents’ room and eat half portions', () => {
  expect(termsOf({ adult: 2, child: 2, baby: 1 })).toEqual({ rooms: 1, rate: 1320, halves: 6, guestsARoom: 4 })
  expect(termsOf({ adult: 4, child: 0, baby: 0, singleRoom: true })).toMatchObject({ rooms: 1, guestsARoom: 4 })
})

test('the displayed percentage is never more than the saving', () => {
  for (let sell = 3000; sell < 90_000; sell += 700) {
    for (const promo of [5, 10, 15, 20, 33, 50]) {
      const reference = referencePrice(sell, promo) ?? 0
      expect(percentOff(sell, reference)).toBeGreaterThanOrEqual(promo)
      expect((reference * (100 - percentOff(sell, reference))) / 100).toBeGreaterThanOrEqual(sell)
    }
  }
  expect(referencePrice(10_000, 0)).toBeUndefined()
})

test('guests who do not fit into one room get the fewest rooms, an adult in each', () => {
  expect(fittingTerms({ adult: 2, child: 2, baby: 0 }, 2)).toEqual({ rooms: 2, rate: 2 * (880 + 160), halves: 6, guestsARoom: 2 })
  expect(fittingTerms({ adult: 4, child: 0, baby: 0, singleRoom: true }, 2)).toMatchObject({ rooms: 2, rate: 2000, guestsARoom: 2 })
  expect(fittingTerms({ adult: 3, child: 2, baby: 0 }, 3)).toMatchObject({ rooms: 2, guestsARoom: 3 })
  expect(fittingTerms({ adult: 2, child: 1, baby: 0 }, 3)).toEqual(termsOf({ adult: 2, child: 1, baby: 0 }))
  expect(fittingTerms({ adult: 1, child: 3, baby: 0 }, 2).guestsARoom).toBeGreaterThan(2)
})
