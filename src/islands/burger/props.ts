import * as v from 'valibot'
import { LinkUrl } from '../../contract/scalars.ts'

/** A link of the navigation, without what only the wide screen's navigation shows: every page carries them all. */
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

/** The menu of narrow screens: the navigation's links, with their levels below. */
export const BurgerProps = v.object({ links: v.array(BurgerLink) })
export type BurgerProps = v.InferOutput<typeof BurgerProps>
