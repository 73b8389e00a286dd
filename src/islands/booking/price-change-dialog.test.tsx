import { expect, it } from 'vitest'
import { comparePrices } from '../../domain/pricing/price-change.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { confetti, warning } from '../../ui/icon/paths.ts'
import { markup } from '../../../test/rendered.tsx'
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
const icon = (of: string) => markup(<Icon of={of} />)

it('celebrates a lower price and warns of a higher one', () => {
  expect(dialog(200_00, 180_00)).toContain(icon(confetti))
  expect(dialog(200_00, 180_00)).not.toContain(icon(warning))
  expect(dialog(200_00, 220_00)).toContain(icon(warning))
  expect(dialog(200_00, 220_00)).not.toContain(icon(confetti))
})
