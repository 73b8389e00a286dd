import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import type { Flexibility } from '../../domain/search/flexibility.ts'
import type { Fallback } from '../../domain/fallback/fallbacks.ts'
import { parseSearchCriteria } from '../../domain/search/hash.ts'
import { marketOf } from '../../market/markets.ts'
import type { SiteView } from '../site/SiteContext.tsx'
import { markup, textOf } from '../../../test/rendered.tsx'
import { type AppliedChange, AppliedFilters } from './AppliedFilters.tsx'
import { useFallbackTitle } from './FallbackResults.tsx'
import { NoResults, ResultsMessage } from './messages.tsx'
import { ResultsHeading } from './ResultsHeading.tsx'
import { useFlexibilityLabel } from './use-flexibility-label.ts'

const site = { market: marketOf('nl'), base: '/nl' }
const visibleText = (children: ReactNode, flow: SiteView['flow'] = 'booking') => textOf(markup(children, { site, flow }))

describe('the heading over the results', () => {
  // @rule S2.46
  it.each([
    ['booking', '12 hotels in Bruges'],
    ['gifting', '12 stays to give in Bruges'],
    ['activity', '12 activities in Bruges'],
  ] as const)('counts in the words of %s', (flow, text) =>
    expect(visibleText(<ResultsHeading count={12} place="in Bruges" />, flow)).toBe(text),
  )

  // @rule S2.47
  it('counts stays, not hotels, where one hotel is searched', () =>
    expect(visibleText(<ResultsHeading count={5} place="– Grand Hotel" ofHotel />)).toBe('5 stays – Grand Hotel'))
})

describe('the label of flexible dates', () => {
  const Label = ({ flexibility }: { flexibility: Flexibility }) => useFlexibilityLabel()(flexibility)

  it.each<[string, Flexibility]>([
    ['± 1 day', { kind: 'around', days: 1 }],
    ['Any weekend in december, 2 nights', { kind: 'weekend', month: '2026-12', nights: 2 }],
    ['Any weekend in januari 2027, 1 night', { kind: 'weekend', month: '2027-01', nights: 1 }],
    ['Any of the next weekends, 3 nights', { kind: 'weekend', nights: 3 }],
    ['December, 2 nights', { kind: 'month', month: '2026-12', nights: 2 }],
  ])('is %s', (text, flexibility) => expect(visibleText(<Label flexibility={flexibility} />)).toBe(text))

  it('follows the number of results and their place', () =>
    expect(visibleText(<ResultsHeading count={12} place="in Bruges" dates="± 1 day" />)).toBe('12 hotels in Bruges · ± 1 day'))
})

describe('the applied filters', () => {
  const applied = (query: string) =>
    markup(<AppliedFilters criteria={parseSearchCriteria(query)} facets={undefined} hrefOf={hrefOf} />, { site })
  const hrefOf = (change: AppliedChange) => Object.keys(change).join()

  it('have flexible dates first, removed by themselves; the filters stay', () => {
    const html = applied('flexible=weekend&month=2026-12&nights=2&stars=4')
    expect(textOf(html)).toBe('Any weekend in december, 2 nights 4 stars Reset all filters')
    expect([...html.matchAll(/<a[^>]* href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['flexibility', 'filters', 'filters'])
    expect(textOf(applied('flexible=weekend&month=2026-12&nights=2'))).toBe('Any weekend in december, 2 nights')
    expect(applied('')).toBe('')
  })
})

describe('the subtitle of a fallback', () => {
  const Title = ({ fallback }: { fallback: Pick<Fallback, 'destination' | 'dates' | 'category'> }) => useFallbackTitle()(fallback)
  const bruges = { label: 'Bruges', inLabel: 'in Bruges', isAround: false, isExpanded: false }
  const storage = { areSet: true, isRemoved: false }
  const category = { isRemoved: false }
  const undated = { areSet: false, isRemoved: false }

  // @rule S4.60
  it.each([
    ['In Bruges, for your dates', { destination: bruges, dates: storage, category }],
    ['In Bruges, outside your dates', { destination: bruges, dates: { areSet: false, isRemoved: true }, category }],
    ['A little further', { destination: { ...bruges, isAround: true }, dates: undated, category }],
    [
      'In Belgium, all places and themes',
      { destination: { inLabel: 'in Belgium', isAround: false, isExpanded: true }, dates: undated, category: { isRemoved: true } },
    ],
    ['All themes', { destination: { isAround: false, isExpanded: false }, dates: undated, category: { isRemoved: true } }],
  ])('says %s', (text, value) => expect(visibleText(<Title fallback={value} />)).toBe(text))
})

describe('the messages about the results', () => {
  const suggestion = 'Suggestion of stays, these results might be outside of your search criteria. Check them out or modify your search.'

  // @rule S2.75 S8.12
  it.each([
    ['withFallbacks', suggestion],
    ['onlyFallbacks', `No exact results found. ${suggestion}`],
    ['loading', 'We are looking for the next availabilities...'],
    ['none', ''],
  ] as const)('word for word: %s', (message, text) =>
    expect(visibleText(<ResultsMessage message={message} reset={{ to: '/nl', clears: 'filters' }} />).replace(/ Loading….*/, '')).toBe(
      text,
    ),
  )

  // @rule S8.7
  it.each([
    [
      'noResults',
      'No activity found for this search Try another place, another type of activity or fewer participants. See all the activities',
    ],
    [
      'onlyFallbacks',
      'No activity found for this search Try another place, another type of activity or fewer participants. See all the activities',
    ],
    ['loading', 'We are looking for the next availabilities...'],
    ['withFallbacks', ''],
  ] as const)('of activities: %s, which promises nothing once the search has ended', (message, text) =>
    expect(
      visibleText(<ResultsMessage message={message} reset={{ to: '/nl/activiteiten', clears: 'criteria' }} />, 'activity').replace(
        / Loading….*/,
        '',
      ),
    ).toBe(text),
  )

  // @rule S8.11
  it('word for word when there are none, with the way out', () => {
    const message =
      'No results. To get more results, try adjusting your search by changing your dates, adjusting your family composition or removing your filters.'
    expect(visibleText(<NoResults reset={{ to: '/nl', clears: 'filters' }} />)).toBe(`${message} Remove all filters`)
    expect(visibleText(<NoResults reset={{ to: '/nl', clears: 'criteria' }} />)).toBe(`${message} Clear the search`)
    expect(visibleText(<NoResults />)).toBe(message)
  })
})
