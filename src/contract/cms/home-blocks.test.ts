import * as v from 'valibot'
import { expect, it } from 'vitest'
import { HomePage, searchOfBlock } from './home-page.ts'

const picture = { url: '/a', alt: '', sizes: { '120_80': '/a', '640_360': '/a', '960_540': '/a', '1600_900': '/a' } }
const page = {
  seo: { title: 'Escapes', description: '', index: true, follow: true },
  jumbotron: { title: 'Escapes', image: picture },
  footer: { legal: true, contact: true },
}
const results = (query: object) => ({ type: 'TopSearchResults', title: 'Spa', kind: 'stays', query })
const queriesOf = (blocks: readonly object[]) =>
  v.parse(HomePage, { ...page, blocks }).blocks.map((block) => block.type === 'TopSearchResults' && block.query)

it('a block whose query is no search is left out, and the others stay', () => {
  const misfits = [{ orderBy: 'cheapest' }, { city: 'Paris' }, { priceMax: '-1' }, { theme: 26 }].map(results)
  expect(queriesOf([...misfits, results({ theme: '26', stars: '4,5' })])).toEqual([{ theme: '26', stars: '4,5' }])
  expect(queriesOf([{ type: 'Carousel' }, results({})])).toEqual([{}])
})

it('a block has only parameters of the search, without those the site decides', () => {
  expect(queriesOf([results({ theme: '26', client: 'cms', locale: 'fr_FR', minisite: '360', limit: '100' })])).toEqual([{ theme: '26' }])
})

it('a query is sent with its own parameters, typed', () => {
  expect(searchOfBlock({ theme: '26', stars: '4,5', petsAllowed: 'true' })).toEqual({ theme: 26, stars: ['4', '5'], petsAllowed: true })
})

it('parsed content parses again, as from the content store', () => {
  const once = v.parse(HomePage, { ...page, blocks: [results({ theme: '26', stars: '4,5' })] })
  expect(v.parse(HomePage, once)).toEqual(once)
})
