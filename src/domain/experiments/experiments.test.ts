import { expect, it } from 'vitest'
import { assignedVariations } from './experiments.ts'

const ids = Array.from({ length: 2000 }, (_, at) => `visitor-${at}`)

// @rule S4.5
it('a visitor sees the same variation every time', () => {
  for (const id of ids.slice(0, 50)) expect(assignedVariations(id)).toEqual(assignedVariations(id))
})

it('about half of the visitors see a variation', () => {
  const varied = ids.filter((id) => assignedVariations(id).includes('autoDiscount')).length
  expect(varied).toBeGreaterThan(900)
  expect(varied).toBeLessThan(1100)
})
