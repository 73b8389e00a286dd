import { expect, it } from 'vitest'
import { placeSearched } from './place-searched.ts'

const bruges = { kind: 'city', id: 3, inLabel: 'in Bruges' } as const

// @rule S2.47
it.each([
  ['the page’s own, with its preposition', { kind: 'city', id: 3 }, bruges, 'Bruges', 'in Bruges'],
  ['another one than the page’s, by its name', { kind: 'city', id: 4 }, bruges, 'Ghent', '– Ghent'],
  ['one of another kind with the same number', { kind: 'region', id: 3 }, bruges, 'Flanders', '– Flanders'],
  ['one without a name', { kind: 'city', id: 4 }, bruges, undefined, undefined],
  ['none', undefined, undefined, 'here', undefined],
] as const)('the place of the results is %s', (_, searched, own, label, text) => expect(placeSearched(searched, own, label)).toBe(text))
