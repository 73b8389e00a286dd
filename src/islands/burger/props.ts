import * as v from 'valibot'
import { NavLink } from '../../contract/cms.ts'

/** The menu of narrow screens: the navigation's links, with their levels below. */
export const BurgerProps = v.object({ links: v.array(NavLink) })
export type BurgerProps = v.InferOutput<typeof BurgerProps>
