import { expect, it } from 'vitest'
import { comparePrices } from '../../../domain/pricing/displayed-price.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { confettiIcon, warningIcon } from '../../../ui/icon/paths.ts'
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
const icon = (value: string) => markup(<Icon path={value} />)

// @rule B4.31
it('celebrates a lower price and warns of a higher one', () => {
  expect(dialog(200_00, 180_00)).toContain(icon(confettiIcon))
  expect(dialog(200_00, 180_00)).not.toContain(icon(warningIcon))
  expect(dialog(200_00, 220_00)).toContain(icon(warningIcon))
  expect(dialog(200_00, 220_00)).not.toContain(icon(confettiIcon))
})
