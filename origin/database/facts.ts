import type { ActivityFacts, BoxFacts, HotelFacts, ReviewFacts, StayFacts } from '../catalogue/facts.ts'

/**
 * The JSON columns of our own database. Only the seed writes them, from these very types, so that they are trusted like any column:
 * one function for each names what is in it.
 */
export const hotelFacts = (text: string): HotelFacts => JSON.parse(text)
export const stayFacts = (text: string): StayFacts => JSON.parse(text)
export const activityFacts = (text: string): ActivityFacts => JSON.parse(text)
export const boxFacts = (text: string): BoxFacts => JSON.parse(text)
export const reviewFacts = (text: string): ReviewFacts => JSON.parse(text)
export const pictureIds = (text: string): string[] => JSON.parse(text)
