import { useEffect, useState } from 'react'

export interface Scenes {
  /** The scene shown, from 0; undefined while the poster stands. */
  readonly at: number | undefined
  readonly playing: boolean
  /** Begins, goes on, or starts again after the last scene. */
  readonly play: () => void
  readonly pause: () => void
  /** Shows another scene and stays there; not beyond the first and the last. */
  readonly step: (by: 1 | -1) => void
}

/** Scenes that follow one another every so many seconds; the last one stays, and the film stops there. */
export function useScenes(count: number, seconds: number): Scenes {
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
