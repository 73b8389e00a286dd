import { expect, it } from 'vitest'
import type { Minisite } from '../../contract/cms/minisite.ts'
import type { RichTextContent } from '../../contract/cms/rich-text.ts'
import { markup, textOf } from '../../../test/rendered.tsx'
import { MinisiteTerms } from './MinisiteTerms.tsx'

const licence = 'IM075110234'
const termsOf = (text: string): RichTextContent => [{ type: 'paragraph', items: [[{ text }]] }]
const text = (terms: RichTextContent) => {
  const footer = { terms, bookableUntil: undefined, staysUntil: undefined, licence }
  const minisite: Minisite = {
    minisiteId: 360,
    minisiteUrl: 'partner',
    minisiteLocale: 'fr_FR',
    bannerUrls: { desktop: '', mobile: '' },
    footer,
  }
  return textOf(markup(<MinisiteTerms minisite={minisite} />))
}

// @rule S9.39
it('the terms of a partner name the agency’s licence once', () => {
  expect(text(termsOf(`Sold by Escale, ${licence}.`))).toBe(`Sold by Escale, ${licence}.`)
  expect(text(termsOf('Sold by Escale.'))).toBe(`Sold by Escale. ${licence}`)
})
