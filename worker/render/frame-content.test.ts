import { expect, it } from 'vitest'
import type { AnnouncementBanner } from '../../src/contract/cms.ts'
import { bannerFor } from './frame-content.ts'

const text: Pick<AnnouncementBanner, 'content' | 'colorVariation'> = { content: [], colorVariation: 'blue' }

// @rule S3.202
it('an announcement is in the locale of the page: its own, or one of its localizations', () => {
  const localizations = [{ ...text, locale: 'fr_BE' as const, colorVariation: 'red' as const, link: { url: '/b' } }]
  const french = { ...text, locale: 'fr_FR' as const, link: { url: '/a' }, localizations }
  expect(bannerFor([french], 'booking', 'fr_FR')).toMatchObject({ locale: 'fr_FR', link: { url: '/a' } })
  expect(bannerFor([french], 'booking', 'fr_BE')).toMatchObject({ locale: 'fr_BE', colorVariation: 'red', link: { url: '/b' } })
  expect(bannerFor([french], 'booking', 'nl_BE')).toBeUndefined()
  expect(bannerFor([french, { ...french, flow: 'gifting', colorVariation: 'green' }], 'gifting', 'fr_FR')?.colorVariation).toBe('green')
})
