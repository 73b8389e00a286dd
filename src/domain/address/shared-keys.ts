/** A string, which the build inlines: pages without islands need no grammar. */
export const sharedKeys = 'checkin checkout nights night a c b giftNights giftFormat bucket upsell'
