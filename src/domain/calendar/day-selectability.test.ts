import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../dates/days.ts'
import { type CalendarRules, dayState, isSelectable, minimumStay } from './day-selectability.ts'
import { nothingSelected, pick } from './selection.ts'

const today = '2026-11-21'
const day = (offset: number) => addDays(today, offset)
const available = { price: 10_000, amount: 10_000, minLos: 1 }
const days = Object.fromEntries([0, 1, 2, 5, 9].map((offset) => [day(offset), available]))
const rules = (changes: Partial<CalendarRules> = {}): CalendarRules => ({ today, hour: 12, days, selection: nothingSelected, ...changes })
const arrivalOn = (offset: number) => pick(nothingSelected, day(offset))
const open = (changes: Partial<CalendarRules>, offsets: readonly number[]) =>
  offsets.filter((offset) => isSelectable(day(offset), rules(changes)))
const stays = (...nights: number[]) => nights.map((count) => ({ nights: count }))
const week = [-2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

describe('choosing a check-in', () => {
  // @rule S5.13
  it('needs availability, from today on', () => {
    expect(open({}, week)).toEqual([0, 1, 2, 5, 9])
    expect(dayState(day(-1), rules({ days: undefined }))).toBe('past')
    expect(dayState(day(3), rules())).toBe('unavailable')
  })

  // @rule S5.16
  it('closes today at 20:00', () => {
    expect(dayState(today, rules({ hour: 19 }))).toBe('selectable')
    expect(dayState(today, rules({ hour: 20 }))).toBe('cutOff')
    expect(dayState(day(1), rules({ hour: 23 }))).toBe('selectable')
  })

  // @rule S9.14
  it('is free up to one year where nothing is known about availability', () => {
    expect(open({ days: undefined }, week)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(dayState('2027-11-21', rules({ days: undefined }))).toBe('selectable')
    expect(dayState('2027-11-22', rules({ days: undefined }))).toBe('beyondHorizon')
  })

  // @rule S4.31
  it('is possible on any available day once both dates are chosen', () => {
    const selection = pick(arrivalOn(2), day(5))
    expect(open({ selection, checkoutNights: stays(3) }, week)).toEqual([0, 1, 2, 5, 9])
  })
})

describe('choosing a check-out', () => {
  // @rule S4.35 S5.14 S5.15
  it('allows the nights that can follow, and an earlier available day to restart', () => {
    expect(open({ selection: arrivalOn(2), checkoutNights: stays(2, 3, 5) }, week)).toEqual([0, 1, 4, 5, 7])
    expect(dayState(day(3), rules({ selection: arrivalOn(2), checkoutNights: stays(2) }))).toBe('nightsNotAllowed')
    expect(dayState(day(2), rules({ selection: arrivalOn(2), checkoutNights: stays(2) }))).toBe('chosen')
    expect(open({ selection: arrivalOn(2), checkoutNights: stays() }, [3, 4, 5, 6])).toEqual([])
  })

  // @rule S4.36 B4.14
  it('restricts nothing when the allowed nights could not be fetched', () => {
    expect(open({ selection: arrivalOn(2) }, [3, 4, 5, 6, 24])).toEqual([3, 4, 5, 6, 24])
    expect(dayState(day(33), rules({ selection: arrivalOn(2) }))).toBe('tooFar')
  })

  // @rule S5.18
  it('spans 20 days where nothing is known about availability', () => {
    const selection = arrivalOn(1)
    expect(dayState(day(21), rules({ days: undefined, selection }))).toBe('selectable')
    expect(dayState(day(22), rules({ days: undefined, selection }))).toBe('tooFar')
  })

  it('may lie after the last day one can arrive', () => {
    const selection = pick(nothingSelected, '2027-11-21')
    expect(dayState('2027-11-23', rules({ days: undefined, selection }))).toBe('selectable')
  })
})

describe('any calendar', () => {
  // @rule S5.17
  it('never offers the past, nor today after the cut-off', () => {
    const anyRules = fc.record({
      hour: fc.integer({ min: 0, max: 23 }),
      checkin: fc.option(fc.integer({ min: 0, max: 40 })),
      known: fc.boolean(),
    })
    fc.assert(
      fc.property(anyRules, fc.integer({ min: -40, max: 400 }), ({ hour, checkin, known }, offset) => {
        const selection = checkin === null ? nothingSelected : arrivalOn(checkin)
        const state = dayState(day(offset), rules({ hour, selection, days: known ? days : undefined }))
        if (offset < 0) expect(state).toBe('past')
        if (offset === 0 && hour >= 20) expect(state).toBe('cutOff')
      }),
    )
  })
})

describe('nights', () => {
  // @rule S5.19
  it('show a minimum stay above one night', () => {
    const someDays = { [day(1)]: { ...available, minLos: 2 }, [day(2)]: available }
    expect(minimumStay(day(1), someDays)).toBe(2)
    expect(minimumStay(day(2), someDays)).toBeUndefined()
    expect(minimumStay(day(3), undefined)).toBeUndefined()
  })
})
