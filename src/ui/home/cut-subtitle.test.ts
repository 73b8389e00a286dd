import { expect, test } from 'vitest'
import { cutSubtitle } from './cut-subtitle.ts'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

test('a subtitle of 86 characters is whole everywhere', () => {
  const text = `${words(17)} w`
  expect([text.length, cutSubtitle(text)]).toEqual([86, { head: text, more: '' }])
})

test('a longer one goes on to 250 on wide screens, and is cut there', () => {
  const middle = words(40)
  expect(cutSubtitle(middle)).toEqual({ head: words(17), more: ` ${words(23)}` })
  const long = cutSubtitle(words(60))
  expect((long.head + long.more).replace('…', '')).toBe(words(50))
  expect(long.more.endsWith('…')).toBe(true)
})

test('no mark stands before an ellipsis, and none is lost where the text goes on', () => {
  const text = `${words(16)} word, ${words(31)} word. ${words(20)}`
  const { head, more } = cutSubtitle(text)
  expect(head).toBe(words(17))
  expect(head + more).toBe(`${words(17)}, ${words(32)}…`)
})
