import { expect, test } from 'vitest'
import { merged } from './merge.ts'
import { fill, fillCounted } from './template.ts'

test('fills places, with a capital where the place has one', () => {
  expect(fill('{Nights} à {place}, {nights}', { nights: 'deux nuits', place: 'Spa' })).toBe('Deux nuits à Spa, deux nuits')
})

test('omits a part in brackets when one of its values is empty', () => {
  const template = '{stays}[ {in}][, from {price} in {month}]'
  expect(fill(template, { stays: '3 stays', in: 'in Spa', price: '89 €', month: 'May' })).toBe('3 stays in Spa, from 89 € in May')
  expect(fill(template, { stays: '3 stays', in: '', price: '89 €', month: '' })).toBe('3 stays')
})

test('does not read what it fills in as a template', () => {
  expect(fill('{name}', { name: '{stars} [x]', stars: 5 })).toBe('{stars} [x]')
})

test('throws for a place without a value', () => {
  expect(() => fill('{rooms}', { room: 1 })).toThrow('{rooms} is not a value of "{rooms}"')
})

test.each([
  [0, 'none'],
  [1, '1 room'],
  [2, '2 rooms'],
])('counts %i', (count, text) => {
  expect(fillCounted({ zero: 'none', one: '{count} room', other: '{count} rooms' }, count)).toBe(text)
})

test('uses the plural for zero without a text of its own', () => {
  expect(fillCounted({ one: '{count} room', other: '{count} rooms' }, 0)).toBe('0 rooms')
})

test('lays an override over a structure and replaces lists as a whole', () => {
  const base = { phone: 'téléphone', city: { label: 'Ville', names: ['a', 'b'] } }
  expect(merged(base, { city: { names: ['c'] } })).toEqual({ phone: 'téléphone', city: { label: 'Ville', names: ['c'] } })
})
