import { expect, it } from 'vitest'
import { markup, textOf } from '../../../test/rendered.tsx'
import { isTaxAtHotel } from '../../domain/pricing/local-tax.ts'
import { TaxTerm } from './TaxTerm.tsx'

const tax = { amount: 2_20, currency: 'EUR', type: 'PER_PERSON_PER_NIGHT' } as const

it('taxes are included without exception only where the hotel collects none', () => {
  const said = (taxAtHotel: boolean) => textOf(markup(<TaxTerm taxAtHotel={taxAtHotel} />))
  expect(said(isTaxAtHotel({ ...tax, toBePaidAtHotel: true }))).toBe('Taxes included, except the local tax')
  expect(said(isTaxAtHotel({ ...tax, toBePaidAtHotel: false }))).toBe('Taxes included')
  expect(said(isTaxAtHotel(undefined))).toBe('Taxes included')
})
