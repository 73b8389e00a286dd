import * as v from 'valibot'
import { island } from '../../hydration/island.ts'
import Wishlist from './Wishlist.tsx'

export const wishlist = island({ name: 'wishlist', component: Wishlist, props: v.object({}) })
