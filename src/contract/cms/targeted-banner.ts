import * as v from 'valibot'
import { Picture } from '../picture.ts'
import { LinkUrl } from '../scalars.ts'
import { Cta } from './cta.ts'

function pictureOfUrl(url: string): Picture {
  return { url, alt: '', sizes: { '120_80': url, '640_360': url, '960_540': url, '1600_900': url } }
}

/** S3.20: a banner for some searches has at most three calls to action. */
const maxCtas = 3

/** `GET /content/targetedBanner.json?locale`. Calls to action are a list, or keys such as `cta1Label` to `cta3Label`. */
export const TargetedBannerContent = v.pipe(
  v.object({
    title: v.string(),
    subtitle: v.optional(v.string()),
    image: v.optional(Picture),
    /** Content has either an `image` or its address. */
    imageUrl: v.optional(v.string()),
    imageMobile: v.optional(v.union([Picture, v.pipe(v.string(), v.transform(pictureOfUrl))])),
    imageAlt: v.optional(v.string()),
    imagePosition: v.optional(v.picklist(['center', 'left', 'right']), 'center'),
    ctas: v.optional(v.array(Cta), []),
    cta1Label: v.optional(v.string()),
    cta1Url: v.optional(LinkUrl),
    cta1NewTab: v.optional(v.boolean()),
    cta2Label: v.optional(v.string()),
    cta2Url: v.optional(LinkUrl),
    cta2NewTab: v.optional(v.boolean()),
    cta3Label: v.optional(v.string()),
    cta3Url: v.optional(LinkUrl),
    cta3NewTab: v.optional(v.boolean()),
    url: v.optional(LinkUrl),
    newTab: v.optional(v.boolean(), false),
  }),
  v.transform(({ cta1Label, cta1Url, cta1NewTab, cta2Label, cta2Url, cta2NewTab, cta3Label, cta3Url, cta3NewTab, ...banner }) => {
    const keyed = [
      { label: cta1Label, url: cta1Url, newTab: cta1NewTab },
      { label: cta2Label, url: cta2Url, newTab: cta2NewTab },
      { label: cta3Label, url: cta3Url, newTab: cta3NewTab },
    ]
    const ctas = keyed.flatMap(({ label, url, newTab = false }): Cta[] =>
      label && url ? [{ label, url, newTab, variation: 'default' }] : [],
    )
    return { ...banner, ctas: [...banner.ctas, ...ctas].slice(0, maxCtas) }
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { imageUrl, image = imageUrl && pictureOfUrl(imageUrl), ...banner } = dataset.value
    if (image) return { ...banner, image }
    addIssue({ message: 'A banner needs an image or an imageUrl.' })
    return NEVER
  }),
)
export type TargetedBannerContent = v.InferOutput<typeof TargetedBannerContent>

/** What is shown of a banner. */
export const ShownBanner = v.object({
  title: v.string(),
  subtitle: v.optional(v.string()),
  image: v.object({ ...v.pick(Picture, ['color']).entries, sizes: v.omit(Picture.entries.sizes, ['120_80']) }),
  imageMobile: v.optional(v.object({ sizes: v.pick(Picture.entries.sizes, ['640_360']) })),
  imageAlt: v.optional(v.string()),
  imagePosition: v.picklist(['center', 'left', 'right']),
  ctas: v.array(v.omit(Cta, ['variation'])),
  url: v.optional(v.string()),
  newTab: v.boolean(),
})
export type ShownBanner = v.InferOutput<typeof ShownBanner>
