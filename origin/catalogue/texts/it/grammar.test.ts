import { expect, test } from 'vitest'
import { grammar } from './grammar.ts'

const massage = 'un massaggio di 50 minuti a persona'
const facial = 'un trattamento viso a persona'
const zoo = 'un ingresso al parco faunistico a persona'
const aquarium = 'un ingresso all’acquario a persona'

test('says once that neighbours in a list are for each person', () => {
  expect(grammar.list([massage, facial])).toBe('un massaggio di 50 minuti e un trattamento viso a persona')
  expect(grammar.list(['colazione', massage, facial, 'check-out posticipato'])).toBe(
    'colazione, un massaggio di 50 minuti a persona, un trattamento viso a persona e check-out posticipato',
  )
  expect(grammar.list([massage, 'l’accesso alla spa', facial])).toBe(`${massage}, l’accesso alla spa e ${facial}`)
})

test('names tickets once', () => {
  expect(grammar.list([zoo, aquarium])).toBe('un ingresso al parco faunistico e uno all’acquario a persona')
  expect(grammar.list([zoo, aquarium, 'una partita di escape room'])).toBe(
    'un ingresso al parco faunistico a persona, uno all’acquario e una partita di escape room',
  )
  expect(grammar.list(['ingressi al parco faunistico', 'ingressi all’acquario'])).toBe('ingressi al parco faunistico e all’acquario')
})
