import { expect, it } from 'vitest'
import { locales } from '../../market/markets.ts'
import { hasMessenger } from './messenger.ts'

// @rule B9.92
it('the messenger is on in Spain everywhere, and in the other markets in production only', () => {
  expect(locales.filter((locale) => hasMessenger(locale, false))).toEqual(['es_ES'])
  expect(locales.filter((locale) => hasMessenger(locale, true))).toEqual(locales)
})
