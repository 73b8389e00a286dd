/** Keys of dates, guests and what a giver chose. A string that the build inlines, so that pages without islands need no grammar. */
export const sharedKeys = 'checkin checkout nights night a c b giftNights giftFormat bucket upsell'
