import { describe, expect, it } from 'vitest'
import { markets } from '../../market/markets.ts'
import { dateShortcuts } from './date-shortcuts.ts'

const locales = markets.map(({ locale }) => locale)

// 2027-03-15 is a Monday.
const weekends = (today: string, hour = 10) =>
  dateShortcuts('fr_FR', today, hour, []).map(({ name, dates }) => [name, dates.checkin, dates.checkout])

describe('date shortcuts', () => {
  // @rule S9.15
  it('offer this weekend and the next', () => {
    expect(weekends('2027-03-15')).toEqual([
      ['thisWeekend', '2027-03-19', '2027-03-21'],
      ['nextWeekend', '2027-03-26', '2027-03-28'],
    ])
  })

  it('begin a weekend under way on the first evening that is left', () => {
    expect(weekends('2027-03-19', 19)[0]).toEqual(['thisWeekend', '2027-03-19', '2027-03-21'])
    expect(weekends('2027-03-19', 20)[0]).toEqual(['thisWeekend', '2027-03-20', '2027-03-21'])
    expect(weekends('2027-03-20', 12)[0]).toEqual(['thisWeekend', '2027-03-20', '2027-03-21'])
  })

  // @rule S9.15
  it('have no weekend left on Saturday night and on Sunday', () => {
    expect(weekends('2027-03-20', 20)).toEqual([['nextWeekend', '2027-03-26', '2027-03-28']])
    expect(weekends('2027-03-21', 9)).toEqual([['nextWeekend', '2027-03-26', '2027-03-28']])
  })

  // @rule S9.16
  it('add the campaign periods that can still be booked', () => {
    const periods = [
      { label: 'Carnival', checkin: '2027-02-05', checkout: '2027-02-07' },
      { label: 'Ascension', checkin: '2027-05-05', checkout: '2027-05-09' },
    ]
    expect(dateShortcuts('nl_BE', '2027-03-15', 10, periods).at(-1)).toEqual({
      name: { label: 'Ascension' },
      dates: { checkin: '2027-05-05', checkout: '2027-05-09' },
    })
    expect(dateShortcuts('nl_BE', '2027-03-15', 10, periods)).toHaveLength(3)
  })

  // @rule S9.17
  it('are offered in four markets', () => {
    const offered = locales.filter((locale) => dateShortcuts(locale, '2027-03-15', 10, []).length > 0)
    expect(offered.toSorted()).toEqual(['es_ES', 'fr_BE', 'fr_FR', 'nl_BE'])
  })
})
