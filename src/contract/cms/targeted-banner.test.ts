import * as v from 'valibot'
import { expect, test } from 'vitest'
import { TargetedBannerContent } from './targeted-banner.ts'

const picture = { url: '/a', alt: '', sizes: { '120_80': '/a', '640_360': '/a', '960_540': '/a', '1600_900': '/a' } }
const banner = { title: 'Spa week', image: picture }
const read = (parts: object) => v.parse(TargetedBannerContent, { ...banner, ...parts })

// @rule S3.20
test('calls to action of a banner come as a list, as keys with a suffix, or both', () => {
  const [first, second] = [
    { label: 'One', url: '/one', newTab: false, variation: 'default' },
    { label: 'Two', url: 'https://two.test', newTab: true, variation: 'default' },
  ]
  expect(read({ ctas: [{ label: 'One', url: '/one' }] }).ctas).toEqual([first])
  expect(read({ cta1Label: 'One', cta1Url: '/one', cta3Label: 'Two', cta3Url: 'https://two.test', cta3NewTab: true }).ctas).toEqual([
    first,
    second,
  ])
  expect(read({ ctas: [{ label: 'One', url: '/one' }], cta2Label: 'Two', cta2Url: 'https://two.test', cta2NewTab: true }).ctas).toEqual([
    first,
    second,
  ])
  expect(read({ cta1Label: 'No address' }).ctas).toEqual([])
})

// @rule S3.84
test('a banner has a picture in sizes, or one address for all of them', () => {
  const { image, ...rest } = banner
  const parsed = (parts: object) => v.safeParse(TargetedBannerContent, { ...rest, ...parts })
  expect(parsed({ imageUrl: '/spa.jpg', imageMobile: '/small.jpg' }).output).toMatchObject({
    image: { url: '/spa.jpg', sizes: { '1600_900': '/spa.jpg' } },
    imageMobile: { sizes: { '640_360': '/small.jpg' } },
  })
  expect(parsed({ image, imageUrl: '/spa.jpg' }).output).toMatchObject({ image })
  expect(parsed({}).success).toBe(false)
})

test('parsed content parses again, as from the content store', () => {
  const once = read({ cta1Label: 'One', cta1Url: '/one' })
  expect(v.parse(TargetedBannerContent, once)).toEqual(once)
})
