import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import type { Fallback } from '../../domain/fallback/fallbacks.ts'
import { marketOf } from '../../market/markets.ts'
import type { SiteView } from '../site/SiteContext.tsx'
import { markup, textOf } from '../../../test/rendered.tsx'
import { useFallbackTitle } from './fallback-labels.ts'
import { FoundActivities } from './FoundActivities.tsx'
import { NoResults, ResultsMessage } from './messages.tsx'
import { ResultsHeading } from './ResultsHeading.tsx'

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

describe('the subtitle of a fallback', () => {
  const Title = ({ fallback }: { fallback: Pick<Fallback, 'destination' | 'dates' | 'category'> }) => useFallbackTitle()(fallback)
  const bruges = { label: 'Bruges', inLabel: 'in Bruges', isAround: false, isExpanded: false }
  const storage = { areSet: true, isRemoved: false }
  const category = { isRemoved: false }

  // @rule S4.60
  it.each([
    ['In Bruges, for your dates', { destination: bruges, dates: storage, category }],
    ['In Bruges, outside your dates', { destination: bruges, dates: { areSet: false, isRemoved: true }, category }],
    ['Bruges and around', { destination: { ...bruges, isAround: true }, dates: { areSet: false, isRemoved: false }, category }],
    [
      'All themes',
      { destination: { isAround: false, isExpanded: false }, dates: { areSet: false, isRemoved: false }, category: { isRemoved: true } },
    ],
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
    expect(visibleText(<ResultsMessage message={message} reset="/nl" />).replace(/ Loading….*/, '')).toBe(text),
  )

  // @rule S8.7
  it('word for word when there is no activity, with the way to all of them', () => {
    const none = { results: [], searchDetails: { adult: 2, child: 0, baby: 0, totalCount: 0 } }
    expect(
      visibleText(<FoundActivities response={none} page={0} distances={false} all="/nl/activiteiten" hrefOf={() => ''} />, 'activity'),
    ).toBe('No activity found for this search We are looking for the next availabilities... See all the activities')
  })

  // @rule S8.11
  it('word for word when there are none, with the way out', () => {
    expect(visibleText(<NoResults reset="/nl" />)).toBe(
      'No results. To get more results, try adjusting your search by changing your dates, adjusting your family composition or removing your filters. Remove all filters',
    )
  })
})
