import { expect, it } from 'vitest'
import { markup, textOf } from '../../../test/rendered.tsx'
import { YearTables } from './YearTables.tsx'

const prices = {
  nights: [1, 2],
  months: [
    { month: '2026-11', weekends: [], days: [{ nights: 1, checkin: '2026-11-30', amount: 197_00, weekendId: 7 }] },
    { month: '2026-12', weekends: [{ nights: 1, checkin: '2026-12-05', amount: 210_00, weekendId: 7 }], days: [] },
  ],
}

const rowsOn = (today: string): string[][] => {
  const html = markup(<YearTables prices={prices} guests={{ adults: 2, children: 0, babies: 0 }} />, { today })
  const bodies = [...html.matchAll(/<tbody>(.*?)<\/tbody>/gs)]
  return bodies.map(([, body = '']) => body.split('<tr>').slice(1).map(textOf))
}

it('a month without a weekend from today on is not sold out: it is left out among weekends', () => {
  const [weekends, days] = rowsOn('2026-11-29')
  expect(weekends?.map((row) => row.split(' ')[0])).toEqual(['Décembre'])
  expect(days?.map((row) => row.split(' ')[0])).toEqual(['Novembre', 'Décembre'])
  expect(days?.[0]).toContain('Sold out')
})

it('only the nights that could still begin are sold out', () => {
  const soldOut = (row: string | undefined) => row?.match(/Sold out/g)?.length
  expect([soldOut(rowsOn('2026-11-27')[0]?.[0]), soldOut(rowsOn('2026-11-28')[0]?.[0])]).toEqual([2, 1])
})
