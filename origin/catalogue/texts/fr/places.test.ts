import { expect, test } from 'vitest'
import { ofSight } from './places.ts'

test.each([
  ['Ypres', 'd’Ypres'],
  ['Yerseke', 'de Yerseke'],
  ['Hyères', 'd’Hyères'],
  ['Haarlem', 'de Haarlem'],
  ['Utrecht', 'd’Utrecht'],
  ['Le Mans', 'du Mans'],
])('writes how far a hotel is from %s: "à 30 km %s"', (name, written) => {
  expect(ofSight(name)).toBe(written)
})
