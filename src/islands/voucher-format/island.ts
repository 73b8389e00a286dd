import { island } from '../../hydration/island.ts'
import VoucherFormat from './VoucherFormat.tsx'
import { VoucherFormatProps } from './props.ts'

export const voucherFormat = island({ name: 'voucher-format', component: VoucherFormat, props: VoucherFormatProps })
