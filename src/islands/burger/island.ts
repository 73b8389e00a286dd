import * as v from 'valibot'
import { LinkUrl } from '../../contract/scalars.ts'
import { island } from '../../hydration/island.ts'
import Burger from './Burger.tsx'

/** Without the parts that only wide screens show: every page carries all links. */
export interface BurgerLink {
  readonly label: string
  readonly uri: string
  readonly variant?: 'highlight' | undefined
  readonly children?: BurgerLink[] | undefined
}
const BurgerLink: v.GenericSchema<BurgerLink> = v.object({
  label: v.string(),
  uri: LinkUrl,
  variant: v.optional(v.picklist(['highlight'])),
  children: v.optional(v.array(v.lazy(() => BurgerLink))),
})

export const BurgerProps = v.object({ links: v.array(BurgerLink) })
export type BurgerProps = v.InferOutput<typeof BurgerProps>

export const burger = island({ name: 'burger', component: Burger, props: BurgerProps })
