import { island } from '../../hydration/island.ts'
import Account from './Account.tsx'
import { AccountProps } from './props.ts'

export const account = island({ name: 'account', component: Account, props: AccountProps })
