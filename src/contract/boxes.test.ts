import * as v from 'valibot'
import { expect, test } from 'vitest'
import { BoxListItem } from './boxes.ts'

const item = { code: '201EBOX', slug: 'spa', title: 'Spa', price: { sellPrice: 12_900 }, images: [] }

// @rule B3.47
test.each([[['1 night', 'Spa access']], ['1 night\nSpa access'], [' 1 night \r\n\r\nSpa access\n']])(
  'what a box holds is a list, delivered as one or as lines: %j',
  (includedContent) => {
    expect(v.parse(BoxListItem, { ...item, includedContent }).includedContent).toEqual(['1 night', 'Spa access'])
  },
)
