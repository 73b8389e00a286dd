import { expect, it } from 'vitest'
import { markup, textOf } from '../../../test/rendered.tsx'
import { MinisiteBanner } from './MinisiteFrame.tsx'

const minisite = {
  minisiteId: 1,
  minisiteUrl: 'partner',
  minisiteLocale: 'fr_FR',
  bannerUrls: { desktop: '/wide.svg', mobile: '/narrow.svg' },
} as const

/** Name of the link around the banner: its text, and the alternative texts of its pictures. */
function nameOf(html: string): string {
  const [link = ''] = /<a .*?<\/a>/s.exec(html) ?? []
  return textOf(link.replaceAll(/<img[^>]* alt="([^"]*)"[^>]*>/g, '$1'))
}

it('the banner’s link has a name with partner, with logo, and with neither', () => {
  const names = [{ partnerName: 'Radio' }, { partnerName: 'Radio', logoUrl: '/logo.svg' }, {}].map((named) =>
    nameOf(markup(<MinisiteBanner minisite={{ ...minisite, ...named }} />)),
  )
  expect(names).toEqual(['Radio with Escale', 'Radio with Escale', 'Partner offers'])
})
