import { expect, it } from 'vitest'
import { markup, textOf } from '../../../test/rendered.tsx'
import { ReviewEntries } from './ReviewEntry.tsx'

const review = { id: 1, customer: 'Ana', date: '2026-10-12', type: 'couple', average: 9, positive: 'Un desayuno estupendo.' } as const

it('says which language a review is in when it is another than the page', () => {
  const spanish = markup(<ReviewEntries reviews={[{ ...review, locale: 'es_ES' }]} />)
  expect(textOf(spanish)).toMatch(/Couple · .* 2026 · in \S+/)
  expect(spanish).toContain('<p lang="es">')
  expect(textOf(markup(<ReviewEntries reviews={[{ ...review, locale: 'fr_FR' }]} />))).not.toContain(' · in ')
})
