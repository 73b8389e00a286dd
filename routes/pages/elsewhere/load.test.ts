import { expect, it } from 'vitest'
import { marketOf } from '../../../src/market/markets.ts'
import type { PageContext } from '../../context.ts'
import { accountScreen, accountWishlist } from './load.ts'

const market = marketOf('nl')
const site = { market, base: market.base }
const url = new URL('https://www.escale.example/nl/nl/account/trips?origin=/nl/nl/contact')
const contextWith = (view: Partial<PageContext['view']>) =>
  ({ site, url, accountOrigin: 'https://account.example', view: { site, ...view } }) as unknown as PageContext

/** Where a loader redirects to. */
const target = (redirecting: Promise<unknown>) => redirecting.catch((thrown: Response) => thrown.headers.get('location'))

// @rule B6.42
it('customers have accounts in an application of its own; without accounts they look up their booking', async () => {
  expect(await target(accountScreen(contextWith({}), {}))).toBe(
    'https://account.example/account/trips?locale=nl_NL&origin=https%3A%2F%2Fwww.escale.example%2Fnl%2Fnl%2Fcontact',
  )
  expect(await target(accountScreen(contextWith({ withoutAccounts: true }), {}))).toBe('/nl/nl/booking-lookup')
  expect(await target(accountWishlist(contextWith({ withoutAccounts: true }), {}))).toBe('/nl/nl/booking-lookup')
  expect(await target(accountWishlist(contextWith({ withoutAccounts: true, wishlist: true }), {}))).toBe('/nl/nl/favorieten')
})
