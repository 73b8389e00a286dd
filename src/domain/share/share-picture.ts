import type { Picture } from '../../contract/picture.ts'
import { brand } from '../../market/brand.ts'

/** Pixels. */
export const shareSize = { width: 1200, height: 630 } as const

/** JPEG of `shareSize`. */
export interface SharePicture {
  readonly path: string
  readonly alt: string
}

const brandPicture: SharePicture = { path: '/share.jpg', alt: brand }

/** Also delivered as JPEG: few applications read AVIF. */
const delivered = /^(\/pictures\/[a-z0-9-]+)_\d+_\d+\.[a-z]+$/

/** Default: the brand's. */
export function sharePictureOf(picture: Pick<Picture, 'url' | 'alt'> | undefined): SharePicture {
  const [, name] = delivered.exec(picture?.url ?? '') ?? []
  return picture && name ? { path: `${name}_${shareSize.width}_${shareSize.height}.jpg`, alt: picture.alt } : brandPicture
}
