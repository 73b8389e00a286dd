import { catalogue } from '../seed/catalogue.ts'
import { standardHotels } from '../seed/destinations.ts'
import { readGazetteer } from '../seed/gazetteer.ts'

/** The whole catalogue takes seconds to make: the tests of a process share one. */
export const gazetteer = readGazetteer()
export const { hotelEntries, activities, boxes } = catalogue(gazetteer, standardHotels)
