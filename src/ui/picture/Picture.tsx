import type { ReactNode } from 'react'
import type { Picture as Content, PictureSize } from '../../contract/picture.ts'

interface Use {
  /** Whether the picture's colour shows until it has loaded. */
  readonly coloured?: boolean
  /** The size of `src`, `width` and `height`. */
  readonly shown: PictureSize
  readonly offered: readonly PictureSize[]
  readonly sizes: string
}

const uses = {
  thumb: { shown: '120_80', offered: [], sizes: '' },
  /** For the pictures of a strip that come after its first one. */
  behind: { shown: '640_360', offered: [], sizes: '', coloured: false },
  card: { shown: '640_360', offered: ['640_360', '960_540'], sizes: '(width < 640px) 92vw, (width < 1000px) 46vw, 410px' },
  large: { shown: '960_540', offered: ['640_360', '960_540', '1600_900'], sizes: '(width < 1000px) 100vw, 860px' },
  full: { shown: '1600_900', offered: ['640_360', '960_540', '1600_900'], sizes: '100vw' },
} as const satisfies Record<string, Use>

type Sizes = Content['sizes']

/** Only a `thumb` needs the smallest size. */
type SizedPicture =
  | { picture: Pick<Content, 'alt' | 'color' | 'sizes'>; use: keyof typeof uses }
  | { picture: Pick<Content, 'alt' | 'color'> & { sizes: Omit<Sizes, '120_80'> }; use: Exclude<keyof typeof uses, 'thumb'> }

/** `first` is for a picture on the first screen, which loads eagerly. A `decorative` one has an empty alternative text. */
export function Picture(
  props: SizedPicture & {
    first?: boolean
    decorative?: boolean
    mobile?: { sizes: Pick<Sizes, '640_360'> }
    className?: string | undefined
  },
): ReactNode {
  const { shown, offered, sizes, coloured = true }: Use = uses[props.use]
  const files: Partial<Sizes> = props.picture.sizes
  const [width, height] = shown.split('_')
  const image = (
    <img
      className={props.className}
      loading={props.first ? undefined : 'lazy'}
      fetchPriority={props.first ? 'high' : undefined}
      width={width}
      height={height}
      // The colour shows for a moment only: sixteen levels of each channel are enough, at half the bytes.
      data-color={coloured ? props.picture.color?.replace(/#(.).(.).(.)./, '#$1$2$3') : undefined}
      sizes={sizes || undefined}
      srcSet={offered.map((size) => `${files[size]} ${size.split('_')[0]}w`).join() || undefined}
      src={files[shown]}
      alt={props.decorative ? '' : props.picture.alt}
    />
  )
  if (!props.mobile) return image
  return (
    <picture>
      <source media="(width < 720px)" srcSet={props.mobile.sizes['640_360']} />
      {image}
    </picture>
  )
}
