import type { Picture } from '../../contract/picture.ts'
import { brand } from '../../market/brand.ts'

/** Pixels of a picture that applications show where an address is shared. */
export const shareSize = { width: 1200, height: 630 } as const

/** JPEG of `shareSize`. */
export interface SharePicture {
  readonly path: string
  readonly alt: string
}

const brandPicture: SharePicture = { path: '/share.jpg', alt: brand }

/** The service delivers pictures as JPEG, too: few applications read AVIF. */
const delivered = /^(\/pictures\/[a-z0-9-]+)_\d+_\d+\.[a-z]+$/

/** The JPEG of the page's own picture, or the brand's where it has none of the service's. */
export function sharePictureOf(picture: Pick<Picture, 'url' | 'alt'> | undefined): SharePicture {
  const [, name] = delivered.exec(picture?.url ?? '') ?? []
  return picture && name ? { path: `${name}_${shareSize.width}_${shareSize.height}.jpg`, alt: picture.alt } : brandPicture
}
