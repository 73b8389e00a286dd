import { expect, test } from 'vitest'
import { cutSubtitle } from './cut-subtitle.ts'

const textOf = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

// @rule S9.27
test('a subtitle of 86 characters is whole everywhere', () => {
  const text = `${textOf(17)} w`
  expect([text.length, cutSubtitle(text)]).toEqual([86, { head: text, more: '' }])
})

// @rule S9.27
test('a longer one continues to 250 characters on wide screens, and is cut there', () => {
  const middle = textOf(40)
  expect(cutSubtitle(middle)).toEqual({ head: textOf(17), more: ` ${textOf(23)}` })
  const long = cutSubtitle(textOf(60))
  expect((long.head + long.more).replace('…', '')).toBe(textOf(50))
  expect(long.more.endsWith('…')).toBe(true)
})

test('no punctuation precedes an ellipsis, and none is lost where the text continues', () => {
  const text = `${textOf(16)} word, ${textOf(31)} word. ${textOf(20)}`
  const { head, more } = cutSubtitle(text)
  expect(head).toBe(textOf(17))
  expect(head + more).toBe(`${textOf(17)}, ${textOf(32)}…`)
})
