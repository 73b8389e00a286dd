import { expect, it } from 'vitest'
import { careAddress, publicAddress } from './public-address.ts'

// @rule S6.1
it('the public address of a customer-care page has no prefix in its host, and everything else', () => {
  expect(publicAddress('https://care.escale.example/fr/sejour/12?flow=gifting#checkin=2027-04-02')).toBe(
    'https://escale.example/fr/sejour/12?flow=gifting#checkin=2027-04-02',
  )
  expect(publicAddress('http://care.localhost:8787/fr')).toBe('http://localhost:8787/fr')
  expect(publicAddress('https://escale.example/care.html')).toBe('https://escale.example/care.html')
})

it('an adviser’s address is that of the page, on the host of customer care', () => {
  expect(careAddress('https://www.escale.example/fr/checkout/confirmation?a=1')).toBe(
    'https://care.www.escale.example/fr/checkout/confirmation?a=1',
  )
  expect(careAddress('http://care.localhost:8787/fr')).toBe('http://care.localhost:8787/fr')
})
