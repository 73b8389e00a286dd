import { describe, expect } from 'vitest'
import { violations } from '../axe.ts'
import { it } from './fixture/it.ts'

const props = {
  stayId: 7,
  hotelId: 3,
  checkInOut: { checkin: '15:00', checkout: '11:00' },
  described: 1,
  query: '',
}
const served = '<ul><li>1 night in a classic room</li></ul>'
const dates = 'checkin=2027-04-02&checkout=2027-04-04'
const responses = {
  'weekend/7/quote.json': { bookable: true, reservationCriteria: {}, programLineList: ['2 nights in a classic room'] },
  'weekend/7/detail.json': {
    id: 7,
    activityDates: [
      { activityId: 30, title: 'Dinner', dates: [{ value: '202704022000', date: '2027-04-02', time: '20:00' }] },
      { activityId: 31, title: 'Brunch', dates: [{ value: '202704041000', date: '2027-04-04', time: '10:00' }] },
    ],
  },
}
const shown = { props, served, when: 'hash' as const }

describe('the programme of a stay', () => {
  it('is that of the nights of the address, day by day with the chosen starts', async ({ visit }) => {
    const { page } = await visit('dated-programme', { ...shown, at: `/#${dates}&activitySelectionList=30_202704022000` }, { responses })
    await page.getByText('2 nights in a classic room').waitFor()
    expect(await page.getByText('1 night in a classic room').isVisible()).toBe(false)
    const days = await page.locator('ol > li').allInnerTexts()
    expect(days.map((day) => day.replaceAll('\u00a0', ' ').split('\n').filter(Boolean).slice(1))).toEqual([
      ['Arrival from 15 h', '20 h: Dinner'],
      ['Departure until 11 h'],
    ])
    expect(await page.getByText('Time to choose: Brunch').isVisible()).toBe(true)
    expect(await page.getByText('The text below describes 1 night.').isVisible()).toBe(true)
    expect(await violations(page)).toEqual([])

    await page.evaluate(() => (location.hash = 'a=2&c=1'))
    await page.getByText('1 night in a classic room').waitFor()
  })

  it('is the server’s where the quote has none', async ({ visit }) => {
    const { page, calls } = await visit(
      'dated-programme',
      { ...shown, at: `/#${dates}` },
      { responses: { ...responses, 'weekend/7/quote.json': { bookable: false, reservationCriteria: {} } } },
    )
    await expect.poll(() => calls.length).toBe(2)
    expect(await page.getByText('1 night in a classic room').isVisible()).toBe(true)
  })
})
