import * as v from 'valibot'
import { LinkUrl } from '../../contract/scalars.ts'

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
