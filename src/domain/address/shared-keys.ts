/** The build inlines this text, so a page without islands does not load the grammar. */
export const sharedKeys = 'checkin checkout nights night a c b giftNights giftFormat bucket upsell'
