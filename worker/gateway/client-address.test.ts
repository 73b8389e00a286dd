import { expect, it } from 'vitest'
import { clientOf } from './client-address.ts'

const client = (address?: string) =>
  clientOf(new Request('https://site.example', address ? { headers: { 'cf-connecting-ip': address } } : {}))

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0db8:0001:0002:0:0:0:1', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
  // IPv4 as an IPv6 socket writes it.
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.8', '203.0.113.8'],
])('%s is the client %s', (address, name) => expect(client(address)).toBe(name))

it('is nobody in particular without a network in front', () => expect(client()).toBeUndefined())

it('believes only what the network writes', () => {
  expect(
    clientOf(new Request('https://site.example', { headers: { 'x-forwarded-for': '203.0.113.7', forwarded: 'for=203.0.113.7' } })),
  ).toBeUndefined()
})
