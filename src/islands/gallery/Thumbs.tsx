import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Picture as Content } from '../../contract/picture.ts'
import { Picture } from '../../ui/picture/Picture.tsx'
import css from './Viewer.module.css'

/** The row of small pictures below the viewer, on screens high enough for it; the shown one stays in sight. */
export function Thumbs(it: { pictures: readonly Content[]; at: number; onChoose: (at: number) => void }): ReactNode {
  const { t } = useLingui()
  const shown = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (it.at >= 0) shown.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [it.at])
  return (
    <ul className={css.thumbs}>
      {it.pictures.map((picture, at) => (
        <li key={picture.url}>
          <button
            type="button"
            ref={at === it.at ? shown : null}
            aria-current={at === it.at}
            aria-label={t`Photo ${at + 1}: ${picture.alt}`}
            onClick={() => it.onChoose(at)}
          >
            <Picture of={picture} use="thumb" decorative />
          </button>
        </li>
      ))}
    </ul>
  )
}
