import { expect } from 'vitest'
import { violations } from '../axe.ts'
import { it as base } from './fixture/it.ts'

const lowest = { nights: 1, checkin: '2027-03-19', amount: 9900, weekendId: 7 }
const responses = {
  'hotels/3/year-prices.json': {
    nights: [1, 2],
    months: [
      { month: '2027-03', weekends: [lowest], days: [lowest, { ...lowest, nights: 2, amount: 19_900 }] },
      { month: '2027-04', weekends: [], days: [{ ...lowest, checkin: '2027-04-13', amount: 8900 }] },
    ],
  },
}
const it = base.extend(
  'open',
  ({ visit }) =>
    (hash: string, own: typeof responses | {} = responses) =>
      visit(
        'year-prices',
        { props: { hotelId: 3, stayId: 7, query: 'a=3' }, at: `/fr/sejour/7${hash}`, served: '<p>served for three</p>' },
        { responses: own },
      ),
)

it('are those of the guests of the hash, each a link that opens the stay on its dates for them', async ({ open }) => {
  const { page, calls } = await open('#a=1')
  const table = page.getByRole('table', { name: 'Weekends, from a Friday on' })
  await table.waitFor()
  expect(calls.find((call) => call.includes('year-prices'))).toContain('adult=1&child=0&baby=0&weekend=7')
  expect(await page.getByText('served for three').isVisible()).toBe(false)
  expect(await table.getByRole('cell').allTextContents()).toEqual(['99\u00a0€ven. 19 mars', 'Sold out', 'Sold out', 'Sold out'])
  expect(await table.getByRole('link').getAttribute('href')).toBe('/fr/sejour/7?a=1&checkin=2027-03-19&checkout=2027-03-20')
  await page.getByText('Any day of arrival').first().click()
  await page.getByRole('link', { name: /^89/ }).getByText('best price of the year').waitFor({ state: 'attached' })
  expect(await violations(page)).toEqual([])
})

it('stay the server’s for its own guests', async ({ open }) => {
  const { page, calls } = await open('#a=3&checkin=2027-03-19&checkout=2027-03-20')
  await page.locator('travel-island[data-ready], travel-island').first().waitFor({ state: 'attached' })
  expect(await page.getByText('served for three').isVisible()).toBe(true)
  expect(calls.filter((call) => call.includes('year-prices'))).toEqual([])
})
