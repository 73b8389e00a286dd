import * as v from 'valibot'

export const pictureSizes = ['120_80', '640_360', '960_540', '1600_900'] as const
export type PictureSize = (typeof pictureSizes)[number]

/** `url` is the largest size. `color` is shown while the picture loads. */
export const Picture = v.object({
  url: v.string(),
  alt: v.string(),
  title: v.optional(v.string()),
  legend: v.optional(v.string()),
  color: v.optional(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))),
  sizes: v.object({ '120_80': v.string(), '640_360': v.string(), '960_540': v.string(), '1600_900': v.string() }),
})
export type Picture = v.InferOutput<typeof Picture>
