import type { ActivityFacts, BoxFacts, HotelFacts, ReviewFacts, StayFacts } from '@escale/catalogue'

/** These parse the JSON columns. Only the seed writes them, from these types, so they are not validated again. */
export const hotelFacts = (text: string): HotelFacts => JSON.parse(text)
export const stayFacts = (text: string): StayFacts => JSON.parse(text)
export const activityFacts = (text: string): ActivityFacts => JSON.parse(text)
export const boxFacts = (text: string): BoxFacts => JSON.parse(text)
export const reviewFacts = (text: string): ReviewFacts => JSON.parse(text)
export const pictureIds = (text: string): string[] => JSON.parse(text)
