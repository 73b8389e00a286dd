import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOneEditAway, numberStarts, spellings, startsOneEditAway } from './spellings.ts'

describe('spellings', () => {
  test('write shortened words out', () => {
    expect(spellings('st malo')).toEqual(['st malo', 'saint malo', 'sint malo', 'sankt malo'])
    expect(spellings('stra')).toEqual(['stra'])
    expect(spellings('lyon 2eme')).toEqual(['lyon 2eme', 'lyon'])
    expect(spellings(Array.from({ length: 30 }, () => 'st').join(' ')).length).toBeLessThan(20)
  })

  test('a number is a postcode, its start or a department', () => {
    expect(numberStarts('14000')).toEqual(['140', '14'])
    expect(numberStarts('2a')).toEqual(['2a', '2a'])
    expect(numberStarts('7')).toEqual([])
    expect(numberStarts('bruges')).toEqual([])
  })
})

describe('one edit', () => {
  const latinWords = fc.stringMatching(/^[a-z]{4,12}$/)
  test('left out, added, changed or exchanged letters are one, whatever the word and place', () => {
    fc.assert(
      fc.property(latinWords, fc.nat(), fc.stringMatching(/^[a-z]$/), (word, place, letter) => {
        const at = place % (word.length - 1)
        const [before, here, next] = [word.slice(0, at), word[at], word[at + 1]]
        expect(isOneEditAway(word, before + word.slice(at + 1))).toBe(true)
        expect(isOneEditAway(word, before + letter + word.slice(at))).toBe(true)
        expect(isOneEditAway(word, before + letter + word.slice(at + 1))).toBe(true)
        expect(isOneEditAway(word, `${before}${next}${here}${word.slice(at + 2)}`)).toBe(true)
      }),
    )
  })

  test('two are not', () => {
    expect(isOneEditAway('marseille', 'marsile')).toBe(false)
    expect(isOneEditAway('paris', 'padua')).toBe(false)
  })

  test('a text may stop in the middle of the name', () => {
    expect(startsOneEditAway('mrsae', 'marseille')).toBe(false)
    expect(startsOneEditAway('masei', 'marseille')).toBe(true)
  })
})
