import { expect, it } from 'vitest'
import { marketOf } from '../src/market/markets.ts'
import { marketTime } from './clock.ts'

it('a page is the same from midnight until the last hour of orders, and after it', () => {
  const timeAt = (instant: string) => marketTime(marketOf('fr'), new Date(instant))
  expect(timeAt('2027-03-14T23:00:00Z')).toEqual({ today: '2027-03-15', hour: 0 })
  expect(timeAt('2027-03-15T18:59:00Z')).toEqual({ today: '2027-03-15', hour: 0 })
  expect(timeAt('2027-03-15T19:00:00Z')).toEqual({ today: '2027-03-15', hour: 20 })
  expect(timeAt('2027-03-15T22:59:00Z')).toEqual({ today: '2027-03-15', hour: 20 })
})
