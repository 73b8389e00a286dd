import { expect, it } from 'vitest'
import { markup } from '../../../test/rendered.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'

const crumbs = (
  <Breadcrumb of={[{ label: 'Escale', href: '/fr' }, { label: 'Bretagne', href: '/fr/week-ends/bretagne' }, { label: 'Le Phare' }]} />
)
const links = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link)

it('a breadcrumb leads to what the page is in, and keeps a giver in gifting', () => {
  expect(links(markup(crumbs))).toEqual(['/fr', '/fr/week-ends/bretagne'])
  expect(links(markup(crumbs, { flow: 'gifting' }))).toEqual(['/fr?flow=gifting', '/fr/week-ends/bretagne?flow=gifting'])
})
