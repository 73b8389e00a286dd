import type { Kind } from '../addresses.ts'

/** The kinds of pages that the peer has: all but the checkout, whose forms would be actions. */
export const peerKinds = ['home', 'search', 'stay', 'hotel', 'activity', 'box', 'giftCard'] as const satisfies readonly Kind[]
export type PeerKind = (typeof peerKinds)[number]
