import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { activitiesWithoutDate, formatActivitySelection, offeredSelection, parseActivitySelection } from './activity-selection.ts'

const offered = [
  { activityId: 12, title: 'Massage', dates: [{ value: '202704131500', date: '2027-04-13' }] },
  { activityId: 30, title: 'Dinner', dates: [{ value: '202704131900', date: '2027-04-13' }] },
]

describe('chosen dates of activities', () => {
  // @rule B3.8
  it('are written as activity, underscore, date', () => {
    expect(formatActivitySelection({ 30: '202704131900', 12: '202704131500' })).toBe('12_202704131500,30_202704131900')
    expect(formatActivitySelection({})).toBe('')
  })

  // @rule B3.8
  it('are read from a list and from a repeated key; what is no choice is dropped', () => {
    const chosen = { 12: '202704131500', 30: '202704131900' }
    expect(parseActivitySelection(['12_202704131500,30_202704131900'])).toEqual(chosen)
    expect(parseActivitySelection(['12_202704131500', '30_202704131900'])).toEqual(chosen)
    expect(parseActivitySelection(['12', '_5', 'a_5', '0_5', '12_', '12_<script>'])).toEqual({})
  })

  it('survive a round trip', () => {
    const selection = fc.dictionary(fc.integer({ min: 1, max: 999 }).map(String), fc.stringMatching(/^[0-9]{1,12}$/))
    fc.assert(
      fc.property(selection, (rest) => {
        expect(parseActivitySelection([formatActivitySelection(rest)])).toEqual({ ...rest })
      }),
    )
  })

  // @rule B5.5
  it('are missing for each activity without a date of its own', () => {
    expect(activitiesWithoutDate({}, offered)).toEqual([12, 30])
    expect(activitiesWithoutDate({ 12: '202704131500', 30: '202704140900' }, offered)).toEqual([30])
    expect(activitiesWithoutDate({ 12: '202704131500', 30: '202704131900' }, offered)).toEqual([])
    expect(activitiesWithoutDate({}, [])).toEqual([])
  })

  // @rule B4.23
  it('are dropped when they are no longer available', () => {
    expect(offeredSelection({ 12: '202704131500', 30: '202704140900', 44: '202704131500' }, offered)).toEqual({ 12: '202704131500' })
    expect(offeredSelection({ 12: '202704131500' }, [])).toEqual({})
  })
})
