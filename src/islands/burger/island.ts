import { island } from '../../hydration/island.ts'
import Burger from './Burger.tsx'
import { BurgerProps } from './props.ts'

export const burger = island({ name: 'burger', component: Burger, props: BurgerProps, written: () => ({ links: [] }) })
