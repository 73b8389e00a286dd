import { describe, expect, it } from 'vitest'
import { chosenSlots, programmeOf } from './programme.ts'

const dates = { checkin: '2026-12-11', checkout: '2026-12-13' }
const checkInOut = { checkin: '15:00', checkout: '11:00' }

describe('the programme of a stay', () => {
  it('is in the order of the day: arrival, dinner, brunch, departure', () => {
    const slots = [
      { title: 'Dinner', date: '2026-12-11', time: '20:00' },
      { title: 'Brunch', date: '2026-12-13', time: '10:00' },
      { title: 'Massage', date: '2026-12-12', time: '9:30' },
      { title: 'Sauna', date: '2026-12-12' },
    ]
    expect(programmeOf({ dates, slots, undated: [], checkInOut })).toEqual([
      {
        kind: 'day',
        date: '2026-12-11',
        entries: [
          { kind: 'arrival', time: '15:00' },
          { kind: 'slot', title: 'Dinner', time: '20:00' },
        ],
      },
      {
        kind: 'day',
        date: '2026-12-12',
        entries: [
          { kind: 'slot', title: 'Sauna', time: undefined },
          { kind: 'slot', title: 'Massage', time: '9:30' },
        ],
      },
      {
        kind: 'day',
        date: '2026-12-13',
        entries: [
          { kind: 'slot', title: 'Brunch', time: '10:00' },
          { kind: 'departure', time: '11:00' },
        ],
      },
    ])
  })

  it('is arrival and departure where nothing was chosen', () => {
    const parts = programmeOf({ dates, slots: [], undated: [], checkInOut })
    expect(parts).toMatchObject([{ date: '2026-12-11' }, { date: '2026-12-13' }])
  })

  // @rule B3.8
  it('has a place for every service without a time: at the arrival, every morning, at any time, before the departure', () => {
    const undated = [
      { title: 'Spa', schedules: '10–20', when: 'stay' },
      { title: 'Late check-out', when: 'departure' },
      { title: 'Breakfast', when: 'mornings' },
      { title: 'Sparkling wine', when: 'arrival' },
    ] as const
    const slots = [{ title: 'Dinner', date: '2026-12-11', time: '20:00' }]
    const parts = programmeOf({ dates, slots, undated, checkInOut })
    const titles = parts.map(({ kind, entries }) => [kind, ...entries.map((entry) => ('title' in entry ? entry.title : entry.kind))])
    expect(titles).toEqual([
      ['day', 'arrival', 'Sparkling wine', 'Dinner'],
      ['mornings', 'Breakfast'],
      ['stay', 'Spa'],
      ['day', 'Late check-out', 'departure'],
    ])
  })

  it('has every morning, and what is at any time, after the arrival and before the days that follow', () => {
    const undated = [
      { title: 'Spa', when: 'stay' },
      { title: 'Breakfast', when: 'mornings' },
    ] as const
    const slots = [{ title: 'Dinner', date: '2026-12-12', time: '19:00' }]
    const order = programmeOf({ dates, slots, undated, checkInOut }).map((part) => (part.kind === 'day' ? part.date : part.kind))
    expect(order).toEqual(['2026-12-11', 'mornings', 'stay', '2026-12-12', '2026-12-13'])
  })

  it('ends with the late check-out, after what starts before it', () => {
    const undated = [{ title: 'Late check-out', when: 'departure', until: '13:00' }] as const
    const slots = [{ title: 'Brunch', date: '2026-12-13', time: '12:00' }]
    expect(programmeOf({ dates, slots, undated, checkInOut }).at(-1)?.entries).toMatchObject([
      { kind: 'slot', title: 'Brunch' },
      { kind: 'service', title: 'Late check-out' },
      { kind: 'departure', time: '13:00' },
    ])
  })

  // @rule B3.8
  it('has the starts that were chosen and are offered, by time', () => {
    const offered = [
      { activityId: 7, title: 'Brunch', dates: [{ value: 'b1', date: '2026-12-13', time: '10:00' }] },
      { activityId: 9, title: 'Dinner', dates: [{ value: 'd1', date: '2026-12-11', time: '20:00' }] },
      { activityId: 11, title: 'Museum', dates: [{ value: 'm1', date: '2026-12-12' }] },
    ]
    expect(chosenSlots({ '7': 'b1', '9': 'd1', '11': 'gone' }, offered)).toEqual([
      { title: 'Dinner', date: '2026-12-11', time: '20:00' },
      { title: 'Brunch', date: '2026-12-13', time: '10:00' },
    ])
    expect(chosenSlots({ '11': 'm1' }, offered)).toEqual([{ title: 'Museum', date: '2026-12-12' }])
  })
})
