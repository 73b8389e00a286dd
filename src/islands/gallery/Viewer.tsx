import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { Picture as Content } from '../../contract/picture.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { chevronLeft, chevronRight, cross } from '../../ui/icon/paths.ts'
import { Picture } from '../../ui/picture/Picture.tsx'
import { pictureAfterKey } from './steps.ts'
import { Thumbs } from './Thumbs.tsx'
import { useSlides } from './use-slides.ts'
import css from './Viewer.module.css'

/** All pictures over the whole screen, one at a time: arrows, Home, End, swipe; Escape closes. */
export function Viewer(it: { label: string; pictures: readonly Content[]; from: number; onClose: () => void }): ReactNode {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const count = it.pictures.length
  const { ref: strip, at, go, place, onScroll } = useSlides(it.from, count)
  // Before the strip is scrolled to its first picture: a closed dialog has no size.
  const open = useEffectEvent(() => {
    dialog.current?.showModal()
    place(it.from)
  })
  useLayoutEffect(() => open(), [])

  const onKey = (event: KeyboardEvent) => {
    const next = pictureAfterKey(event.key, at, count)
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    go(next)
  }
  return (
    <dialog ref={dialog} className={css.viewer} aria-label={t`Photos of ${it.label}`} onClose={it.onClose} onKeyDown={onKey}>
      <div className={css.bar}>
        <p className="tabular" aria-live="polite" aria-atomic="true">
          <span aria-hidden="true">
            {at + 1} / {count}
          </span>
          <span className="unseen">{t`Photo ${at + 1} of ${count}`}</span>
        </p>
        <button type="button" className={css.round} aria-label={t`Close`} onClick={() => dialog.current?.close()}>
          <Icon of={cross} />
        </button>
      </div>
      <div className={css.stage}>
        {/* What scrolls has to be reachable by keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <ul className={css.slides} ref={strip} tabIndex={0} aria-label={t`Photos`} onScroll={onScroll}>
          {it.pictures.map((picture, index) => (
            <li key={picture.url} aria-hidden={index !== at}>
              <figure>
                <Picture of={picture} use="full" decorative={picture.legend === undefined} />
                <figcaption>{picture.legend ?? picture.alt}</figcaption>
              </figure>
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
              <Icon of={chevronLeft} />
            </button>
            <button
              type="button"
              className={`${css.round} ${css.next}`}
              aria-label={t`Next photo`}
              aria-disabled={at === count - 1}
              onClick={() => go(Math.min(count - 1, at + 1))}
            >
              <Icon of={chevronRight} />
            </button>
          </>
        )}
      </div>
      {count > 1 && <Thumbs pictures={it.pictures} at={at} onChoose={place} />}
    </dialog>
  )
}
