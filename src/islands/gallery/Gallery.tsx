import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { isPlainClick } from '../../hydration/browser/plain-click.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Picture } from '../../ui/picture/Picture.tsx'
import css from './Gallery.module.css'
import { linkedPictures } from './linked-pictures.ts'
import type { GalleryProps } from './props.ts'
import { Viewer } from './Viewer.tsx'

export const read = (props: GalleryProps, island: HTMLElement): GalleryProps => ({ ...props, pictures: linkedPictures(island) })

/** Each picture is a link to its file, which scripts open in a viewer. */
export default function Gallery({ label, pictures }: GalleryProps): ReactNode {
  const { t } = useLingui()
  const [shown, setShown] = useState<number>()
  const opener = useRef<HTMLElement>(null)
  if (pictures.length === 0) return null

  const openAt = (at: number) => (event: MouseEvent<HTMLElement>) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    opener.current = event.currentTarget
    setShown(at)
  }
  const close = () => {
    setShown(undefined)
    opener.current?.focus({ preventScroll: true })
  }
  return (
    <div className={css.gallery}>
      <ul className={pictures.length < 5 ? `${css.strip} ${css.few}` : css.strip} aria-label={t`Photos of ${label}`}>
        {pictures.map((picture, at) => (
          <li key={picture.url}>
            <a href={picture.url} data-thumb={picture.sizes['120_80']} data-legend={picture.legend} data-live="" onClick={openAt(at)}>
              <Picture picture={picture} use={at === 0 ? 'large' : 'card'} {...(at === 0 && { first: true })} />
            </a>
          </li>
        ))}
      </ul>
      <button type="button" className={css.all} data-live="" aria-haspopup="dialog" onClick={openAt(0)}>
        <Icon name="photo" />
        {t`${plural(pictures.length, { one: '# photo', other: '# photos' })}`}
      </button>
      {shown !== undefined && <Viewer label={label} pictures={pictures} from={shown} onClose={close} />}
    </div>
  )
}
