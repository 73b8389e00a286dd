import { expect, test } from 'vitest'
import { grammar as spanish } from './es/grammar.ts'
import { grammar as french } from './fr/grammar.ts'
import { grammar as dutch } from './nl/grammar.ts'

test('neighbours in a list that count by person share it', () => {
  expect(french.list(['un massage par personne', 'un soin du visage par personne'])).toBe('un massage et un soin du visage par personne')
  expect(spanish.list(['un masaje por persona', 'un tratamiento facial por persona'])).toBe('un masaje y un tratamiento facial por persona')
  expect(dutch.list(['een massage per persoon', 'een gezichtsbehandeling per persoon'])).toBe(
    'een massage en een gezichtsbehandeling per persoon',
  )
})

test('a Dutch list keeps those who share it together before what follows', () => {
  const tickets = ['een dierenparkticket per persoon', 'een pretparkticket per persoon']
  expect(dutch.list([...tickets, 'een parcours in het klimpark'])).toBe(
    'een dierenparkticket en een pretparkticket per persoon en een parcours in het klimpark',
  )
  expect(dutch.list(['1 nacht', ...tickets])).toBe('1 nacht, een dierenparkticket en een pretparkticket per persoon')
})

test('tickets beside tickets are named once', () => {
  expect(french.list(['entrées au parc animalier', 'entrées à l’aquarium'])).toBe('entrées au parc animalier et à l’aquarium')
  expect(dutch.list(['tickets voor het dierenpark', 'tickets voor het aquarium'])).toBe('tickets voor het dierenpark en het aquarium')
})
