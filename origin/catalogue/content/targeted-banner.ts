import type * as v from 'valibot'
import type { TargetedBannerContent } from '../../../src/contract/cms/targeted-banner.ts'
import type { Edition } from './edition.ts'
import { weekPictureOf } from './week-theme.ts'
import { copyOf } from './copy.ts'

export function targetedBanner({ locale, market, to, weekTheme: theme, picture }: Edition): v.InferInput<typeof TargetedBannerContent> {
  const { title, subtitle, cta } = copyOf(locale).week[theme]
  const image = picture(weekPictureOf(theme, market))
  return { title, subtitle, image, imagePosition: 'left', url: to.theme(theme), cta1Label: cta, cta1Url: to.theme(theme) }
}
