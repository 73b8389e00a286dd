import * as v from 'valibot'

/**
 * The first level. Pages do not repeat it, as its links are in the island's markup; deeper levels are read from the menu of wide screens, which
 * saves 1 KB per page.
 */
export const BurgerProps = v.object({
  links: v.array(
    v.object({
      label: v.string(),
      href: v.string(),
      rel: v.optional(v.string()),
      highlighted: v.boolean(),
      opens: v.boolean(),
    }),
  ),
})
export type BurgerProps = v.InferOutput<typeof BurgerProps>
