/**
 * The filters with a list of values, in the order of the panel and by their names in `offers.json`: the property type of their facet, and
 * their name in `facets.json`. Apart from the schemas, so that browsers read the table without them.
 */
export const filterLists = {
  facilities: { facet: 'facility', inFacets: 'facilities' },
  stars: { facet: 'stars', inFacets: 'stars' },
  hotelTypes: { facet: 'type', inFacets: 'hotelType' },
  hotelEnvironments: { facet: 'environment', inFacets: 'hotelEnvironment' },
  hotelStyles: { facet: 'style', inFacets: 'hotelStyle' },
  tags: { facet: 'tag', inFacets: 'tags' },
} as const

export type FilterList = keyof typeof filterLists

export const listNames = /* @__PURE__ */ Object.keys(filterLists).filter((name): name is FilterList => name in filterLists)

export type FacetOfList = (typeof filterLists)[FilterList]['facet']
