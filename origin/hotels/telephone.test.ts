import { expect, test } from 'vitest'
import { telephoneOf } from './telephone.ts'

const numberIn = (cc: string, zip: string, id = 1057) => telephoneOf({ id, zip, place: { cc } })

test.each([
  ['FR', '75011', '+33 1 99 00 10 57'],
  ['FR', '35400', '+33 2 61 91 10 57'],
  ['FR', '67000', '+33 3 53 01 10 57'],
  ['FR', '06000', '+33 4 65 71 10 57'],
  ['FR', '33000', '+33 5 36 49 10 57'],
  ['BE', '8000', '+32 2 000 10 57'],
  ['NL', '1011 AB', '+31 20 000 10 57'],
  ['ES', '41001', '+34 400 00 10 57'],
  ['IT', '30121', '+39 02 0000 1057'],
])('a hotel in %s, %s, has a number of a range that nobody has: %s', (cc, zip, number) => {
  expect(numberIn(cc, zip)).toBe(number)
})

test('has the digits of its id', () => {
  expect(numberIn('FR', '75011', 7)).toBe('+33 1 99 00 00 07')
  expect(numberIn('XX', '1000')).toBeUndefined()
})
