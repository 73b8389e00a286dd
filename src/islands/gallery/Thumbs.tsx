import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Picture as Content } from '../../contract/picture.ts'
import { Picture } from '../../ui/picture/Picture.tsx'
import css from '../controls/gallery/Viewer.module.css'

export function Thumbs(props: { pictures: readonly Content[]; at: number; onChoose: (at: number) => void }): ReactNode {
  const { t } = useLingui()
  const shown = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (props.at >= 0) shown.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [props.at])
  return (
    <ul className={css.thumbs}>
      {props.pictures.map((picture, at) => (
        <li key={picture.url}>
          <button
            type="button"
            ref={at === props.at ? shown : null}
            aria-current={at === props.at}
            aria-label={t`Photo ${at + 1}: ${picture.alt}`}
            onClick={() => props.onChoose(at)}
          >
            <Picture picture={picture} use="thumb" decorative />
          </button>
        </li>
      ))}
    </ul>
  )
}
