import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textMatch } from './text-match.ts'

test.each([
  ['Étretat', 'etr', ['', 'Étr', 'etat']],
  ['La Rochelle', 'ROCH', ['La ', 'Roch', 'elle']],
  ['Saint-Malo', 'saint m', ['', 'Saint-M', 'alo']],
  ['Côte d’Azur', "d'az", ['Côte ', 'd’Az', 'ur']],
  ['Bord de mer', 'mer', ['Bord de ', 'mer', '']],
])('in “%s” a visitor who types “%s” recognises %j', (text, typed, parts) => {
  expect(textMatch(text, typed)).toEqual(parts)
})

test.each([
  ['Marseille', 'seille'],
  ['Marseille', 'marseilles'],
  ['Marseille', ''],
  ['Marseille', ' - '],
])('“%s” does not contain “%s” at the start of a word', (text, typed) => {
  expect(textMatch(text, typed)).toBeUndefined()
})

test('the parts are the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, typed) =>
      [text, textMatch(text, typed)?.join('') ?? text].every((it) => it === text),
    ),
  )
})
