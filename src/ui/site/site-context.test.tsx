import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { french } from '../../../test/rendered.tsx'
import { SiteProvider, type SiteView, useVariation } from './SiteContext.tsx'

function Price(): ReactNode {
  return useVariation('autoDiscount') ? 'with its discount' : 'alone'
}

const shown = (variations: SiteView['variations'], experiments?: readonly string[]) =>
  renderToStaticMarkup(
    <SiteProvider view={{ ...french, ...(variations && { variations }) }} experiments={experiments}>
      <Price />
    </SiteProvider>,
  )

it('tells the variation of a visitor, in kept markup only of an experiment that it names', () => {
  expect([shown(['autoDiscount']), shown(['productLabels']), shown(undefined)]).toEqual(['with its discount', 'alone', 'alone'])
  expect([shown(['autoDiscount'], ['autoDiscount']), shown([], ['autoDiscount'])]).toEqual(['with its discount', 'alone'])
  for (const variations of [['autoDiscount'], undefined] as const)
    expect(() => shown(variations, ['productLabels'])).toThrow('kept without naming autoDiscount')
})
