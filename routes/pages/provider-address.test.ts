import { expect, it } from 'vitest'
import { marketOf } from '../../src/market/markets.ts'
import type { PageContext } from '../context.ts'
import { providerAddress } from './provider-address.ts'

const market = marketOf('fr')
const view: PageContext['view'] = {
  site: { market, base: market.base },
  flow: 'booking',
  mode: { app: false, customerCare: false },
  today: '2027-03-15',
  hour: 12,
}
const order = { amount: 25_900, payment: { method: 'full' as const, fee: 0, parts: [] }, reference: 'R1' }
const payer = { site: view.site, origin: 'https://www.escale.example', view, paymentUrl: 'https://pay.example/start?shop=7' }

const back = (changes: Partial<typeof payer>) => new URL(providerAddress({ ...payer, ...changes }, order)).searchParams.get('return')

it('the provider returns to the configured host, with the market’s base where it has one', () => {
  expect(back({})).toBe('https://www.escale.example/fr/checkout/confirmation')
  expect(back({ site: { market, base: '' }, origin: 'https://www.escale.fr' })).toBe('https://www.escale.fr/checkout/confirmation')
})

it('an adviser returns to the host of customer care', () => {
  const care = { ...view, mode: { app: false, customerCare: true } }
  expect(back({ view: care })).toBe('https://care.www.escale.example/fr/checkout/confirmation')
})

it('the provider receives what is to be paid, beside the parameters of its own address', () => {
  expect(Object.fromEntries(new URL(providerAddress(payer, order)).searchParams)).toMatchObject({
    shop: '7',
    amount: '25900',
    currency: 'EUR',
    method: 'full',
    reference: 'R1',
    locale: 'fr_FR',
  })
})
