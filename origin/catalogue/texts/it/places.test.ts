import { expect, test } from 'vitest'
import { ofSight } from './places.ts'

test('measures from a town with the article that merges', () => {
  expect(['L’Aia', 'La Spezia', 'Sierra Nevada', 'La Rochelle', 'Siena'].map(ofSight)).toEqual([
    'dall’Aia',
    'dalla Spezia',
    'dalla Sierra Nevada',
    'da La Rochelle',
    'da Siena',
  ])
})
