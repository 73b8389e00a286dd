import { FacetsResponse } from '../../src/contract/facets.ts'
import { OffersResponse } from '../../src/contract/offers.ts'
import { originOfTests } from './origin.ts'

export const origin = await originOfTests()
export const { responseTo } = origin
export const offers = (query: string, today?: string) => responseTo(OffersResponse, `/offers.json?locale=fr_FR&${query}`, today)
export const facets = (query: string) => responseTo(FacetsResponse, `/facets.json?locale=fr_FR&withNames=true&withActivities=true&${query}`)
