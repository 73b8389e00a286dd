import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { giftCodeLetters } from '../../contract/gift-code.ts'
import { readGiftCodes } from './gift-code.ts'

const code = 'JWRS-7KMA-Q2XN'

describe('the code of a gift', () => {
  it.each([
    code,
    'jwrs-7kma-q2xn',
    'JWRS7KMAQ2XN',
    'jwrs 7kma q2xn',
    ' JWRS – 7KMA – Q2XN ',
    'JWRS\u00a07KMA\u202fQ2XN',
    'JWRS\u20117KMA\u2011Q2XN',
    'Votre code : JWRS-7KMA-Q2XN.',
    'Carte cadeau JWRS7KMAQ2XN, valable jusqu’au 3 mai',
    'CARD JWRS 7KMA Q2XN',
    '“JWRS-7KMA-Q2XN”',
  ])('is read in %j', (typed) => expect(readGiftCodes(typed)).toEqual([code]))

  it.each(['', 'JWRS-7KMA', 'JWRS-7KMA-Q2X', 'JWRS-7KMA-Q2XNA', 'JWRS-7KMO-Q2XN', '12345678', 'GIFTCARD'])('is none in %j', (typed) =>
    expect(readGiftCodes(typed)).toEqual([]),
  )

  it('may be one of several, each once', () => {
    expect(readGiftCodes(`${code}, ABCD-2345-EFGH und ${code.toLowerCase()}`)).toEqual([code, 'ABCD-2345-EFGH'])
    expect(readGiftCodes('JWRS7KMAQ2XN ABCD2345EFGH')).toEqual([code, 'ABCD-2345-EFGH'])
  })

  it('is the same however it is grouped', () => {
    const letters = fc.array(fc.constantFrom(...giftCodeLetters), { minLength: 12, maxLength: 12 }).map((list) => list.join(''))
    fc.assert(
      fc.property(letters, fc.constantFrom('-', ' ', '', ' - '), (text, between) => {
        const groups = [text.slice(0, 4), text.slice(4, 8), text.slice(8)]
        expect(readGiftCodes(groups.join(between).toLowerCase())).toEqual([groups.join('-')])
      }),
    )
  })
})
