import type { ReactNode } from 'react'
import type { Picture as Content, PictureSize } from '../../contract/picture.ts'

interface Use {
  /** The size that `src`, `width` and `height` describe. */
  readonly shown: PictureSize
  readonly offered: readonly PictureSize[]
  readonly sizes: string
}

/** How wide a picture stands on the page, by what it is used for. */
const uses = {
  thumb: { shown: '120_80', offered: [], sizes: '' },
  /** In a strip behind another picture. */
  behind: { shown: '640_360', offered: [], sizes: '' },
  card: { shown: '640_360', offered: ['640_360', '960_540'], sizes: '(width < 640px) 92vw, (width < 1000px) 46vw, 410px' },
  large: { shown: '960_540', offered: ['640_360', '960_540', '1600_900'], sizes: '(width < 1000px) 100vw, 860px' },
  full: { shown: '1600_900', offered: ['640_360', '960_540', '1600_900'], sizes: '100vw' },
} as const satisfies Record<string, Use>

/**
 * A picture in its delivered sizes, with its dominant colour while it loads. `first` marks the one that is seen first on its page:
 * it loads at once and before others. Without `decorative` its alternative text is the content's.
 */
export function Picture(it: {
  of: Content
  use: keyof typeof uses
  first?: boolean
  decorative?: boolean
  /** Takes its place on narrow screens. */
  mobile?: Content
  className?: string | undefined
}): ReactNode {
  const { shown, offered, sizes }: Use = uses[it.use]
  const [width, height] = shown.split('_')
  const image = (
    <img
      className={it.className}
      loading={it.first ? undefined : 'lazy'}
      fetchPriority={it.first ? 'high' : undefined}
      width={width}
      height={height}
      data-color={it.of.color}
      sizes={sizes || undefined}
      srcSet={offered.map((size) => `${it.of.sizes[size]} ${size.split('_')[0]}w`).join() || undefined}
      src={it.of.sizes[shown]}
      alt={it.decorative ? '' : it.of.alt}
    />
  )
  if (!it.mobile) return image
  return (
    <picture>
      <source media="(width < 720px)" srcSet={it.mobile.sizes['640_360']} />
      {image}
    </picture>
  )
}
