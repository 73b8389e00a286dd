import { describe, expect, it } from 'vitest'
import { markup } from '../../../test/rendered.tsx'
import type { Alternates } from '../../contract/seo.ts'
import { marketOf } from '../../market/markets.ts'
import { LanguageSelector } from './LanguageSelector.tsx'

const alternates: Alternates = [
  { locale: 'fr_BE', path: '/sejour/7' },
  { locale: 'nl_BE', path: '/verblijf/7' },
]
const links = (html: string) => [...html.matchAll(/<a href="([^"]*)"/g)].map(([, address]) => address?.replaceAll('&amp;', '&'))
const site = { market: marketOf('be-fr'), base: '/be/fr' }

// @rule B2.97
describe('another language of the country', () => {
  it('has this page with the choices of its query, in its flow; scripts add those of the hash', () => {
    const html = markup(<LanguageSelector alternates={alternates} query="a=3&checkin=2027-04-12" />, { site, flow: 'gifting' })
    const query = 'a=3&checkin=2027-04-12&flow=gifting'
    expect(links(html)).toEqual([`/be/nl/verblijf/7?${query}`, `/be/fr/sejour/7?${query}`])
    expect(html).toContain('data-languages')
  })

  it('has its home page, without them, where it has no such page', () => {
    const html = markup(<LanguageSelector alternates={alternates.slice(0, 1)} query="a=3" />, { site })
    expect(links(html)).toEqual(['/be/nl', '/be/fr/sejour/7'])
    expect(html).not.toContain('data-languages')
  })
})
