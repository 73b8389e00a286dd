import * as v from 'valibot'
import { LinkUrl } from '../../contract/scalars.ts'
import { island } from '../../hydration/island.ts'
import Burger from './Burger.tsx'

/** Deeper levels are read from the menu of wide screens, which saves 1 KB per page. */
export const BurgerProps = v.object({
  links: v.array(
    v.object({
      label: v.string(),
      uri: LinkUrl,
      variant: v.optional(v.picklist(['highlight'])),
      opens: v.boolean(),
    }),
  ),
})
export type BurgerProps = v.InferOutput<typeof BurgerProps>

export const burger = island({ name: 'burger', component: Burger, props: BurgerProps })
