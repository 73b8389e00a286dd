import { useEffect, useState } from 'react'

export interface Scenes {
  /** Undefined while the poster is shown. */
  readonly at: number | undefined
  readonly playing: boolean
  /** Restarts after the last scene. */
  readonly play: () => void
  readonly pause: () => void
  /** Also pauses. */
  readonly step: (by: 1 | -1) => void
}

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
