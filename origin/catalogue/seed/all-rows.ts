import type { TableRows } from '../rows.ts'
import { catalogue } from './catalogue.ts'
import { readGazetteer } from './gazetteer.ts'
import { giftRows } from './gift-rows.ts'
import { hotelRows } from './hotel-rows.ts'
import { placeRows } from './place-rows.ts'
import { reviewRows } from './review-rows.ts'

/** All rows of a catalogue of so many hotels: 2,300 have about 10,000 stays. */
export function allRows(hotels: number): TableRows[] {
  const gazetteer = readGazetteer()
  const facts = catalogue(gazetteer, hotels)
  return [...placeRows(gazetteer, facts), ...hotelRows(facts.hotelEntries, gazetteer), reviewRows(facts.hotelEntries), ...giftRows(facts)]
}
