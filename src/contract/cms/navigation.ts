import * as v from 'valibot'
import { Id, LinkTarget, LinkUrl, withUri } from '../scalars.ts'

export interface NavLink {
  _id: string
  label: string
  uri: string
  icon?: string | undefined
  variant?: 'highlight' | undefined
  count?: number | undefined
  theme?: number | undefined
  synonyms?: string[] | undefined
  children?: NavLink[] | undefined
}
export const NavLink: v.GenericSchema<unknown, NavLink> = v.pipe(
  v.unknown(),
  v.transform(withUri),
  v.object({
    _id: v.string(),
    label: v.string(),
    /** Content delivers it as `uri` or as `location`. */
    uri: LinkTarget,
    icon: v.optional(v.string()),
    variant: v.optional(v.picklist(['highlight'])),
    count: v.optional(v.number()),
    theme: v.optional(Id),
    /** What else people type who look for the theme. */
    synonyms: v.optional(v.array(v.string())),
    children: v.optional(v.array(v.lazy(() => NavLink))),
  }),
)
/** `GET /api/cms/navigation?locale` has up to four levels. Paths are below the market's base. */
export const Navigation = v.object({
  links: v.array(NavLink),
  thisWeekTheme: v.optional(v.object({ weekendUrl: LinkUrl, themaTitle: v.string(), description: v.string(), cta: v.string() })),
})
export type Navigation = v.InferOutput<typeof Navigation>
