import type { Picture } from '../../contract/picture.ts'
import { brand } from '../../market/brand.ts'

export const shareSize = { width: 1200, height: 630 } as const

/** A JPEG of `shareSize`. */
export interface SharePicture {
  readonly path: string
  readonly alt: string
}

const brandPicture: SharePicture = { path: '/share.jpg', alt: brand }

/** Such pictures are also delivered as JPEG, because few applications read AVIF. */
const delivered = /^(\/pictures\/[a-z0-9-]+)_\d+_\d+\.[a-z]+$/

export function sharePictureOf(picture: Pick<Picture, 'url' | 'alt'> | undefined): SharePicture {
  const [, name] = delivered.exec(picture?.url ?? '') ?? []
  return picture && name ? { path: `${name}_${shareSize.width}_${shareSize.height}.jpg`, alt: picture.alt } : brandPicture
}
