import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import type { NavLink } from '../../contract/cms/navigation.ts'
import { FlowToggle } from '../layout/FlowToggle.tsx'
import { PromoBar } from '../layout/PromoBar.tsx'
import { markup as inSite } from '../../../test/rendered.tsx'
import { DesktopNavigation } from './DesktopNavigation.tsx'
import { NavigationPanel } from './NavigationPanel.tsx'

const markup = (children: ReactNode) => inSite(children, { flow: 'gifting' })
const links = (count: number): NavLink[] =>
  Array.from({ length: count }, (_, at) => ({ _id: `${at}`, label: `Place ${at}`, uri: `/p${at}` }))
const panel = (children: NavLink[], week?: Parameters<typeof NavigationPanel>[0]['week']) =>
  markup(<NavigationPanel id="nav" link={{ _id: 'x', label: 'France', uri: '/france', children }} {...(week && { week })} />)

describe('the navigation', () => {
  // @rule S2.83
  it('sets a level in columns from 15 children', () => {
    expect(panel(links(14))).not.toMatch(/<ul class="[^"]*columns/)
    expect(panel(links(15))).toMatch(/<ul class="[^"]*columns/)
  })

  // @rule S2.84
  it('suggests the theme of the week with a call to action', () => {
    const html = panel(links(2), { themaTitle: 'Spa', description: 'Two days of warmth', weekendUrl: '/spa', cta: 'Go' })
    expect(html).toMatch(/Spa<\/h3><p>Two days of warmth<\/p><a href="\/fr\/spa">Go/)
    expect(panel(links(2))).not.toContain('<aside')
  })

  it('highlights what content wants to stand out, with a panel or without, and counts what is behind a link', () => {
    const highlighted = { _id: 'gifts', label: 'Gifts', uri: '/gifts', variant: 'highlight' as const }
    const html = markup(<DesktopNavigation navigation={{ links: [highlighted, { ...highlighted, children: links(1) }, ...links(1)] }} />)
    expect([...html.matchAll(/<(?:a|button)[^>]*class="[^"]*highlight/g)]).toHaveLength(2)
    const counted = panel([{ ...highlighted, count: 30 }])
    expect(counted).toMatch(/class="[^"]*highlight[^>]*>Gifts<small> 30<\/small>/)
  })

  // @rule S2.84
  it('suggests it among the themes', () => {
    const week = { themaTitle: 'Spa', description: 'Two days of warmth', weekendUrl: '/spa', cta: 'Go' }
    const themes = links(2).map((link) => ({ ...link, theme: 26 }))
    const entries = [links(2), themes].map((children, at) => ({ _id: `entry${at}`, label: `Entry ${at}`, uri: '/all', children }))
    const panels = markup(<DesktopNavigation navigation={{ links: entries, thisWeekTheme: week }} />).split('id="nav-')
    expect(panels.map((html) => html.includes('<aside'))).toEqual([false, false, true])
  })
})

describe('the top bar', () => {
  // @rule S2.81
  it('changes between Stays and Gifts, and says which it is', () => {
    const html = markup(<FlowToggle links={{ booking: '/fr/week-ends', gifting: '/fr/week-ends?flow=gifting', shown: 'gifting' }} />)
    expect(html).toContain(
      '<a href="/fr/week-ends">Stays</a><a href="/fr/week-ends?flow=gifting" rel="nofollow" aria-current="page">Gifts</a>',
    )
    // An activity is neither.
    expect(markup(<FlowToggle links={{ booking: '/fr', gifting: '/fr/coffrets-cadeaux' }} />)).not.toContain('aria-current')
  })

  // @rule S2.80 S8.8
  it('has a main link called Inspirations beside the links of content', () => {
    const html = markup(<PromoBar promoLinks={[{ label: 'Sale', url: '/sale', newTab: true, variation: 'black' }]} />)
    expect(html).toMatch(
      /<a [^>]*href="\/fr\/sale" target="_blank" rel="noopener">Sale<\/a>.*<a [^>]*href="\/fr\/idees-week-end">Inspirations/,
    )
    expect(markup(<PromoBar promoLinks={[]} />)).toBe('')
  })

  // @rule B2.104
  it('has tabs to the home page of each flow where content has them, which say which it is', () => {
    const html = inSite(<PromoBar promoLinks={[]} flowTabs="activity" />, { flow: 'activity' })
    const tabs = [...html.matchAll(/<a href="([^"]*)"[^>]*?( aria-current="page")?>(Stays|Gifts|Activities)</g)]
    expect(tabs.map(([, link, current, label]) => [label, link, current !== undefined])).toEqual([
      ['Stays', '/fr', false],
      ['Gifts', '/fr?flow=gifting', false],
      ['Activities', '/fr?flow=activity', true],
    ])
    expect(html).toContain('Inspirations')
  })
})
