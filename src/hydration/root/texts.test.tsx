import { setupI18n as lingui } from '@lingui/core'
import { I18nProvider as LinguiProvider, Trans as LinguiTrans } from '@lingui/react'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { catalogues } from '../../../i18n/catalogues.ts'
import { type Locale, locales } from '../../market/markets.ts'
import { I18nProvider, setupI18n, Trans } from './texts.tsx'

const both = (locale: Locale) => {
  const tag = locale.replace('_', '-')
  const messages = { [tag]: catalogues[locale] }
  return { theirs: lingui({ locale: tag, messages }), ours: setupI18n({ locale: tag, messages }) }
}

const namesIn = (text: unknown): string[] => {
  if (!Array.isArray(text)) return []
  return text.flatMap((token: unknown) => {
    if (!Array.isArray(token)) return []
    const [name, , cases] = token
    return [String(name), ...Object.values(cases ?? {}).flatMap(namesIn)]
  })
}

describe.each(locales)('compiled texts of %s', (locale) => {
  const texts = Object.entries(catalogues[locale])
  const { theirs, ours } = both(locale)

  it('read as Lingui reads them, for nothing, one, several and thousands', () => {
    expect(texts.length).toBeGreaterThan(300)
    for (const [id, text] of texts)
      for (const count of [0, 1, 2, 11, 12_345]) {
        const values = Object.fromEntries(namesIn(text).map((name) => [name, count]))
        expect(ours._(id, values)).toBe(theirs._(id, values))
        expect(ours._({ id, values })).toBe(theirs._({ id, values }))
      }
  })

  it('show the same elements', () => {
    const components: Record<string, ReactElement> = { 0: <b className="first" />, 1: <a href="/second">own</a>, 2: <br /> }
    for (const [id, text] of texts) {
      const values = Object.fromEntries(namesIn(text).map((name, at) => [name, at % 2 ? <i key={name}>{name}</i> : 2]))
      const served = renderToStaticMarkup(
        <LinguiProvider i18n={theirs}>
          <LinguiTrans id={id} values={values} components={components} />
        </LinguiProvider>,
      )
      const shown = renderToStaticMarkup(
        <I18nProvider i18n={ours}>
          <Trans id={id} values={values} components={components} />
        </I18nProvider>,
      )
      expect(shown).toBe(served)
    }
  })
})

it('an absent value is empty, and an unknown text its id', () => {
  const { ours } = both('fr_FR')
  expect(ours._('nowhere')).toBe('nowhere')
  const greeting = setupI18n({ locale: 'fr', messages: { fr: { hello: ['Bonjour ', ['name']] } } })
  expect(greeting._('hello')).toBe('Bonjour ')
})
