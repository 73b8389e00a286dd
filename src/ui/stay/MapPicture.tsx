import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Point } from '../../contract/scalars.ts'
import { mapPictureHref, mapPictureSize } from '../../market/map-picture.ts'
import { useSite } from '../site/SiteContext.tsx'

/** `place` is a text such as "Bruges, Flandre". */
export function MapPicture({
  point,
  hotel,
  place,
  className,
}: {
  point: Point
  hotel: string
  place: string
  className: string | undefined
}): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  return (
    <img
      className={className}
      src={mapPictureHref({ ...point, language: market.language })}
      alt={t`Map: ${hotel} in ${place}, with the towns around it`}
      {...mapPictureSize}
      loading="lazy"
      decoding="async"
    />
  )
}
