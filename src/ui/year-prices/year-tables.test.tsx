import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { markup } from '../../../test/rendered.tsx'
import { marketOf } from '../../market/markets.ts'
import { YearTables } from './YearTables.tsx'

const lowest = { nights: 1, checkin: '2027-03-19', amount: 9900, weekendId: 7 }

it('rows are written as React writes the same elements', () => {
  const days = [lowest, { ...lowest, nights: 2, amount: 19_950, weekendId: 8 }]
  const months = [
    { month: '2027-03', weekends: [], days },
    { month: '2027-04', weekends: [], days: [{ ...lowest, checkin: '2027-04-13', amount: 8900 }] },
  ]
  const html = markup(<YearTables prices={{ nights: [1, 2], months }} guests={{ adults: 3, children: 1, babies: 0 }} />, {
    site: { market: marketOf('fr'), base: '/fr', minisite: 'l’auberge & co' },
  })
  const address = (stay: string) => `/fr/l’auberge & co/sejour/${stay}`
  const soldOut = (
    <td>
      <small>Sold out</small>
    </td>
  )
  const rows = renderToStaticMarkup(
    <tbody>
      <tr>
        <th scope="row">Mars 2027</th>
        <td>
          <a href={address('7?a=3&c=1&checkin=2027-03-19&checkout=2027-03-20')} rel="nofollow">
            <b>99{'\u00a0'}€</b>
            <small>ven. 19 mars</small>
          </a>
        </td>
        <td>
          <a href={address('8?a=3&c=1&checkin=2027-03-19&checkout=2027-03-21')} rel="nofollow">
            <b>199,50{'\u00a0'}€</b>
            <small>ven. 19 mars</small>
          </a>
        </td>
      </tr>
      <tr>
        <th scope="row">Avril 2027</th>
        <td data-cheapest="">
          <a href={address('7?a=3&c=1&checkin=2027-04-13&checkout=2027-04-14')} rel="nofollow">
            <b>89{'\u00a0'}€</b>
            <small>mar. 13 avr.</small>
            <span className="unseen">best price of the year</span>
          </a>
        </td>
        {soldOut}
      </tr>
    </tbody>,
  )
  expect(html).toContain(rows)
})
