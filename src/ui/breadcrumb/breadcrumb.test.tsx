import { expect, it } from 'vitest'
import { markup } from '../../../test/rendered.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'

const crumbs = (
  <Breadcrumb crumbs={[{ label: 'Escale', href: '/fr' }, { label: 'Bretagne', href: '/fr/week-ends/bretagne' }, { label: 'Le Phare' }]} />
)
const links = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link)

it('a breadcrumb links to the parents of the page', () => {
  expect(links(markup(crumbs))).toEqual(['/fr', '/fr/week-ends/bretagne'])
})
