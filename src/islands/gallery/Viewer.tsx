import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, useEffectEvent, useLayoutEffect, useRef, useEffect } from 'react'
import type { Picture as Content } from '../../contract/picture.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Picture } from '../../ui/picture/Picture.tsx'
import { pictureAfterKey, useSlides } from './use-slides.ts'
import css from '../controls/gallery/Viewer.module.css'

export function Viewer(props: { label: string; pictures: readonly Content[]; from: number; onClose: () => void }): ReactNode {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const count = props.pictures.length
  const { ref: strip, at, go, place, onScroll } = useSlides(props.from, count)
  // Placed after it is opened, since a closed dialog has no size to scroll.
  const open = useEffectEvent(() => {
    dialog.current?.showModal()
    place(props.from)
  })
  useLayoutEffect(() => open(), [])

  const onKey = (event: KeyboardEvent) => {
    const next = pictureAfterKey(event.key, at, count)
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    go(next)
  }
  return (
    <dialog ref={dialog} className={css.viewer} aria-label={t`Photos of ${props.label}`} onClose={props.onClose} onKeyDown={onKey}>
      <div className={css.bar}>
        <p className="tabular" aria-live="polite" aria-atomic="true">
          <span aria-hidden="true">
            {at + 1} / {count}
          </span>
          <span className="unseen">{t`Photo ${at + 1} of ${count}`}</span>
        </p>
        <button type="button" className={css.round} aria-label={t`Close`} onClick={() => dialog.current?.close()}>
          <Icon name="cross" />
        </button>
      </div>
      <div className={css.stage}>
        {/* A scrollable region must be reachable by keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <ul className={css.slides} ref={strip} tabIndex={0} aria-label={t`Photos`} onScroll={onScroll}>
          {props.pictures.map((picture, index) => (
            <li key={picture.url} aria-hidden={index !== at}>
              <Captioned picture={picture} />
            </li>
          ))}
        </ul>
        {count > 1 && (
          <>
            <button
              type="button"
              className={`${css.round} ${css.previous}`}
              aria-label={t`Previous photo`}
              aria-disabled={at === 0}
              onClick={() => go(Math.max(0, at - 1))}
            >
              <Icon name="left" />
            </button>
            <button
              type="button"
              className={`${css.round} ${css.next}`}
              aria-label={t`Next photo`}
              aria-disabled={at === count - 1}
              onClick={() => go(Math.min(count - 1, at + 1))}
            >
              <Icon name="right" />
            </button>
          </>
        )}
      </div>
      {count > 1 && <Thumbs pictures={props.pictures} at={at} onChoose={place} />}
    </dialog>
  )
}

/** Role and name are what RGAA 1.9 wants of a caption: screen readers that do not map `figcaption` have them too. */
function Captioned({ picture }: { picture: Content }): ReactNode {
  const caption = picture.legend ?? picture.alt
  return (
    <figure role="figure" aria-label={caption}>
      <Picture picture={picture} use="full" decorative={picture.legend === undefined} />
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

function Thumbs(props: { pictures: readonly Content[]; at: number; onChoose: (at: number) => void }): ReactNode {
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
