import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import type { Fallback } from '../../domain/fallback/fallbacks.ts'
import { marketOf } from '../../market/markets.ts'
import type { SiteView } from '../site/SiteContext.tsx'
import { markup, wordsOf } from '../../../test/rendered.tsx'
import { useFallbackTitle } from './fallback-words.ts'
import { FoundActivities } from './FoundActivities.tsx'
import { NoResults, ResultsMessage } from './messages.tsx'
import { ResultsHeading } from './ResultsHeading.tsx'

const site = { market: marketOf('nl'), base: '/nl' }
const words = (children: ReactNode, flow: SiteView['flow'] = 'booking') => wordsOf(markup(children, { site, flow }))

describe('the heading over the results', () => {
  it.each([
    ['booking', '12 hotels in Bruges'],
    ['gifting', '12 stays to give in Bruges'],
    ['activity', '12 activities in Bruges'],
  ] as const)('counts in the words of %s', (flow, said) => expect(words(<ResultsHeading count={12} place="in Bruges" />, flow)).toBe(said))

  it('counts stays, not hotels, where one hotel is searched', () =>
    expect(words(<ResultsHeading count={5} place="– Grand Hotel" ofHotel />)).toBe('5 stays – Grand Hotel'))
})

describe('the subtitle of a fallback', () => {
  const Title = ({ of }: { of: Pick<Fallback, 'destination' | 'dates' | 'category'> }) => useFallbackTitle()(of)
  const bruges = { label: 'Bruges', inLabel: 'in Bruges', isAround: false, isExpanded: false }
  const kept = { areSet: true, isRemoved: false }
  const category = { isRemoved: false }

  it.each([
    ['In Bruges, for your dates', { destination: bruges, dates: kept, category }],
    ['In Bruges, outside your dates', { destination: bruges, dates: { areSet: false, isRemoved: true }, category }],
    ['Bruges and around', { destination: { ...bruges, isAround: true }, dates: { areSet: false, isRemoved: false }, category }],
    [
      'All themes',
      { destination: { isAround: false, isExpanded: false }, dates: { areSet: false, isRemoved: false }, category: { isRemoved: true } },
    ],
  ])('says %s', (said, of) => expect(words(<Title of={of} />)).toBe(said))
})

describe('what is said about the results', () => {
  const suggestion = 'Suggestion of stays, these results might be outside of your search criteria. Check them out or modify your search.'

  it.each([
    ['withFallbacks', suggestion],
    ['onlyFallbacks', `No exact results found. ${suggestion}`],
    ['loading', 'We are looking for the next availabilities...'],
    ['none', ''],
  ] as const)('word for word: %s', (message, said) =>
    expect(words(<ResultsMessage message={message} reset="/nl" />).replace(/ Loading….*/, '')).toBe(said),
  )

  it('word for word when there is no activity, with the way to all of them', () => {
    const none = { results: [], searchDetails: { adult: 2, child: 0, baby: 0, totalCount: 0 } }
    expect(words(<FoundActivities answer={none} page={0} distances={false} all="/nl/activiteiten" hrefOf={() => ''} />, 'activity')).toBe(
      'No activity found for this search We are looking for the next availabilities... See all the activities',
    )
  })

  it('word for word when there are none, with the way out', () => {
    expect(words(<NoResults reset="/nl" />)).toBe(
      'No results. To get more results, try adjusting your search by changing your dates, adjusting your family composition or removing your filters. Remove all filters',
    )
  })
})
