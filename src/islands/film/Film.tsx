import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { IconName } from '../../ui/icon/icon-names.ts'
import { Picture } from '../../ui/picture/Picture.tsx'
import viewer from '../controls/gallery/Viewer.module.css'
import css from './Film.module.css'
import type { FilmProps } from './props.ts'

/** The scenes of every film are: a gift is chosen, received, booked and enjoyed. */
const signs: readonly IconName[] = ['gift', 'mail', 'calendar-check', 'sun']

/** "How it works". Only the poster is downloaded before it is played. */
export default function Film({ steps, pictures, seconds }: FilmProps): ReactNode {
  const { t } = useLingui()
  const scenes = useScenes(steps.length, seconds)
  const { at } = scenes
  const picture = pictures[(at ?? 0) % pictures.length]
  const name = t`How it works: the film`
  const length = steps.length * seconds
  return (
    <figure className={`live ${css.film}`} aria-label={name}>
      {picture && <Picture key={at} picture={picture} use="large" decorative />}
      {at === undefined ? (
        <button type="button" className={css.sign} data-live="" onClick={scenes.play}>
          <Icon name="play" />
          <span className="unseen">{t`Play the film (${length} seconds)`}</span>
        </button>
      ) : (
        <span className={css.sign}>
          <Icon name={signs[at] ?? 'sun'} />
        </span>
      )}
      <figcaption>
        <p aria-live="polite">{at === undefined ? name : `${at + 1}/${steps.length} ${steps[at]}`}</p>
        {at !== undefined && <Controls {...scenes} at={at} last={steps.length - 1} />}
      </figcaption>
    </figure>
  )
}

function Controls({ at, last, playing, play: onPlay, pause: onPause, step }: Scenes & { at: number; last: number }): ReactNode {
  const { t } = useLingui()
  const toggle = useRef<HTMLButtonElement>(null)
  useEffect(() => toggle.current?.focus(), [])
  const ended = !playing && at === last
  return (
    <span className="row">
      <button type="button" className={viewer.round} aria-label={t`Previous scene`} aria-disabled={at === 0} onClick={() => step(-1)}>
        <Icon name="left" />
      </button>
      <button
        ref={toggle}
        type="button"
        className={viewer.round}
        aria-label={playing ? t`Pause` : ended ? t`Play again` : t`Play`}
        onClick={playing ? onPause : onPlay}
      >
        <Icon name={playing ? 'pause' : ended ? 'refresh' : 'play'} />
      </button>
      <button type="button" className={viewer.round} aria-label={t`Next scene`} aria-disabled={at === last} onClick={() => step(1)}>
        <Icon name="right" />
      </button>
    </span>
  )
}

interface Scenes {
  /** Undefined before the film is started, while the poster is shown. */
  readonly at: number | undefined
  readonly playing: boolean
  readonly play: () => void
  readonly pause: () => void
  readonly step: (by: 1 | -1) => void
}

function useScenes(count: number, seconds: number): Scenes {
  const [{ at, playing }, setShown] = useState<{ at?: number; playing: boolean }>({ playing: false })
  const last = count - 1
  useEffect(() => {
    if (!playing || at === undefined) return
    const timer = setTimeout(() => setShown(at < last ? { at: at + 1, playing: at + 1 < last } : { at, playing: false }), seconds * 1000)
    return () => clearTimeout(timer)
  }, [at, playing, last, seconds])
  return {
    at,
    playing,
    play: () => setShown({ at: at === undefined || at === last ? 0 : at, playing: true }),
    pause: () => setShown({ at: at ?? 0, playing: false }),
    step: (by) => setShown({ at: Math.min(last, Math.max(0, (at ?? 0) + by)), playing: false }),
  }
}
