import { expect, test } from 'vitest'
import { locales, marketOfLocale } from '../../../src/market/markets.ts'
import { typeset, typesetJson } from './typeset.ts'

test('no line ends with the first letter of “e-mail”, in any language', () => {
  for (const locale of locales) {
    const { language } = marketOfLocale(locale)
    expect(typeset('via e-mail, E-mail', language)).toBe('via e\u2011mail, E\u2011mail')
  }
})

test('addresses and ids stay as they are', () => {
  expect(typesetJson({ url: '/info/e-mail', id: 'per-e-mail' }, 'nl')).toBe('{"url":"/info/e-mail","id":"per-e-mail"}')
})
