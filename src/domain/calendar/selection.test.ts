import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../dates/days.ts'
import { canConfirm, canValidate, datesOf, nothingSelected, pick, placeIn, type Selection, selectionOf } from './selection.ts'

const checkin = '2026-12-04'
const checkout = '2026-12-06'
const both = pick(pick(nothingSelected, checkin), checkout)

describe('selection', () => {
  // @rule S4.29
  it('takes a check-in, then a later check-out', () => {
    expect(datesOf(pick(nothingSelected, checkin))).toBeUndefined()
    expect(datesOf(both)).toEqual({ checkin, checkout })
  })

  // @rule S4.31
  it('restarts on or before the check-in, and once both are chosen', () => {
    const half = pick(nothingSelected, checkin)
    expect(pick(half, checkin)).toEqual({ phase: 'checkin', checkin })
    expect(pick(half, '2026-12-01')).toEqual({ phase: 'checkin', checkin: '2026-12-01' })
    expect(pick(both, '2026-12-05')).toEqual({ phase: 'checkin', checkin: '2026-12-05' })
  })

  it('is what the address has, once both dates are chosen', () => {
    expect(selectionOf(datesOf(both))).toEqual(both)
    expect(selectionOf(undefined)).toEqual(nothingSelected)
  })

  // @rule S4.39 B5.1
  it('confirms nothing half chosen', () => {
    const half = pick(nothingSelected, checkin)
    expect([nothingSelected, half, both].map(canConfirm)).toEqual([true, false, true])
    expect([nothingSelected, half, both].map(canValidate)).toEqual([false, false, true])
  })

  it('places each day', () => {
    expect(['2026-12-03', checkin, '2026-12-05', checkout, '2026-12-07'].map((day) => placeIn(both, day))).toEqual([
      'outside',
      'checkin',
      'between',
      'checkout',
      'outside',
    ])
    expect(placeIn(pick(nothingSelected, checkin), '2026-12-05')).toBe('outside')
  })

  it('has its check-out after its check-in, whatever is clicked', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 60 })), (offsets) => {
        const end = offsets.reduce<Selection>((selection, offset) => pick(selection, addDays(checkin, offset)), nothingSelected)
        return end.phase !== 'both' || end.checkout > end.checkin
      }),
    )
  })
})
