import { FacetsAnswer } from '../../src/contract/facets.ts'
import { OffersAnswer } from '../../src/contract/offers.ts'
import { originOfTests } from './origin.ts'

/** The origin with every house of the demonstration. */
export const origin = originOfTests()
export const { answer } = origin
export const offers = (query: string, today?: string) => answer(OffersAnswer, `/offers.json?locale=fr_FR&${query}`, today)
export const facets = (query: string) => answer(FacetsAnswer, `/facets.json?locale=fr_FR&withNames=true&withActivities=true&${query}`)
