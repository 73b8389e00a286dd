import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  activitiesWithoutDate,
  clashingActivities,
  clashOf,
  formatActivitySelection,
  offeredSelection,
  parseActivitySelection,
} from './activity-selection.ts'

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

  it('clash where one begins before another ends; of unknown length they take two hours', () => {
    const at = (activityId: number, time: string | undefined, minutes?: number, date = '2027-04-13') => ({
      activityId,
      title: String(activityId),
      ...(minutes !== undefined && { minutes }),
      dates: [{ value: 'x', date, ...(time !== undefined && { time }) }],
    })
    const clashing = (...activities: ReturnType<typeof at>[]) =>
      clashingActivities(Object.fromEntries(activities.map(({ activityId }) => [activityId, 'x'])), activities)
    expect(clashing(at(1, '19:00', 50), at(2, '19:00', 40))).toEqual([1, 2])
    expect(clashing(at(1, '19:00', 50), at(2, '19:49', 40), at(3, '21:00', 40))).toEqual([1, 2])
    expect(clashing(at(1, '19:00', 50), at(2, '19:50', 40))).toEqual([])
    expect(clashing(at(1, '19:00'), at(2, '20:59', 40))).toEqual([1, 2])
    expect(clashing(at(1, '19:00'), at(2, '21:00', 40))).toEqual([])
    expect(clashing(at(1, '23:30', 60), at(2, '00:15', 60, '2027-04-14'))).toEqual([1, 2])
    expect(clashing(at(1, '19:00', 50), at(2, '19:00', 40, '2027-04-14'))).toEqual([])
    expect(clashing(at(1, '19:00', 50), at(2, undefined))).toEqual([])
    expect(clashOf(1, { 1: 'x', 2: 'x' }, [at(1, '19:00', 50), at(2, '19:00', 40)])?.title).toBe('2')
    expect(clashOf(1, { 1: 'x', 2: 'another' }, [at(1, '19:00', 50), at(2, '19:00', 40)])).toBeUndefined()
  })

  // @rule B4.23
  it('are dropped when they are no longer available', () => {
    expect(offeredSelection({ 12: '202704131500', 30: '202704140900', 44: '202704131500' }, offered)).toEqual({ 12: '202704131500' })
    expect(offeredSelection({ 12: '202704131500' }, [])).toEqual({})
  })
})
