import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownAddress } from './own-address.ts'

const origin = 'https://care.escale.example'

describe('the address of a "return to"', () => {
  it('is a path on the same origin, with its query and hash', () => {
    expect(ownAddress('/fr/week-ends?stars=4#checkin=2027-04-02', origin)?.href).toBe(
      'https://care.escale.example/fr/week-ends?stars=4#checkin=2027-04-02',
    )
  })

  it.each([
    null,
    undefined,
    '',
    'fr',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '//[',
    'javascript:0',
  ])('is nothing for %j', (path) => expect(ownAddress(path, origin)).toBeUndefined())

  it('is never on another origin, not even by its path alone', () => {
    expect(ownAddress('/.//evil.example', origin)?.href).toBe('https://care.escale.example//evil.example')
    fc.assert(fc.property(fc.string(), (text) => new URL(ownAddress(`/${text}`, origin)?.href ?? origin).origin === origin))
  })
})
