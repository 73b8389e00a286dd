import { expect, test } from 'vitest'
import { hasSession } from './session.ts'

test('only the marker itself means a session', () => {
  expect(hasSession('escale_session=1')).toBe(true)
  expect(hasSession('a=b; escale_session=1; c=d')).toBe(true)
  expect(hasSession('')).toBe(false)
  expect(hasSession('escale_session=0')).toBe(false)
  expect(hasSession('other_escale_session=1; escale_session=12')).toBe(false)
})
