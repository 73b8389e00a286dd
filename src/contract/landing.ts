import * as v from 'valibot'
import { destinationKinds } from './destination-kinds.ts'
import { Picture } from './picture.ts'
import { Count, Id, Point } from './scalars.ts'
import { PageModel } from './stay.ts'

export const Destination = v.object({
  kind: v.picklist(destinationKinds),
  id: Id,
  label: v.string(),
  /** With its preposition: "à Bruges", "en Bretagne"; "à Bruges et alentours" where hotels of neighbouring towns are counted too. */
  inLabel: v.string(),
  point: Point,
  /** In kilometres; touristic areas have one. */
  radius: v.optional(v.number()),
})
export type Destination = v.InferOutput<typeof Destination>

/** `GET /landing.json?locale&path`, 404 for an unknown slug. */
export const Landing = v.object({
  destination: v.optional(Destination),
  theme: v.optional(v.object({ id: Id, label: v.string() })),
  title: v.string(),
  subtitle: v.optional(v.string()),
  image: v.optional(Picture),
  /** The widest place comes first; `path` is below the stays route. */
  breadcrumb: v.array(v.object({ label: v.string(), path: v.string() })),
  /** The number of results when the content was written. */
  count: v.optional(Count),
  /** Our addition: the number in the gifting flow. */
  giftCount: v.optional(Count),
  links: v.array(
    v.object({
      title: v.string(),
      links: v.array(v.object({ label: v.string(), path: v.string(), count: Count, giftCount: v.optional(Count) })),
    }),
  ),
  pageModel: PageModel,
})
export type Landing = v.InferOutput<typeof Landing>
