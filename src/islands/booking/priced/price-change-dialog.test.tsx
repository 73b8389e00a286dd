import { expect, it } from 'vitest'
import { comparePrices } from '../../../domain/pricing/displayed-price.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { IconName } from '../../../ui/icon/icon-names.ts'
import { markup } from '../../../../test/rendered.tsx'
import { PriceChangeDialog } from './PriceChangeDialog.tsx'

const nothing = () => {}
const dialog = (before: number, after: number) =>
  markup(
    <PriceChangeDialog
      change={comparePrices(before, after)}
      onContinue={nothing}
      onClose={nothing}
      onOtherDates={nothing}
      hotel="/fr/hotel/3"
    />,
  )
const icon = (name: IconName) => markup(<Icon name={name} />)

// @rule B4.31
it('celebrates a lower price and warns of a higher one', () => {
  expect(dialog(200_00, 180_00)).toContain(icon('confetti'))
  expect(dialog(200_00, 180_00)).not.toContain(icon('warning'))
  expect(dialog(200_00, 220_00)).toContain(icon('warning'))
  expect(dialog(200_00, 220_00)).not.toContain(icon('confetti'))
})
