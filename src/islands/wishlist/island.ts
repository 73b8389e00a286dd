import * as v from 'valibot'
import { island } from '../../hydration/island.ts'
import Wishlist from './Wishlist.tsx'

/** The list is in the browser, dates and guests are in the hash. */
export const WishlistProps = v.object({})

export const wishlist = island({ name: 'wishlist', component: Wishlist, props: WishlistProps })
