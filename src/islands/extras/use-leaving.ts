import { useEffect, useState } from 'react'
import { leavingDelay } from '../../domain/extras/extras.ts'

interface Leaving {
  readonly to: string
  readonly words: string
}

/** Leaves for another page after half a second, in which `words` say why; `stay` calls it off. */
export function useLeaving(): { words: string | undefined; leave: (to: string, words: string) => void; stay: () => void } {
  const [leaving, setLeaving] = useState<Leaving>()
  useEffect(() => {
    if (!leaving) return
    const timer = setTimeout(() => location.assign(leaving.to), leavingDelay)
    // Whoever comes back finds the page as it was.
    const gone = () => setLeaving(undefined)
    addEventListener('pagehide', gone)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', gone)
    }
  }, [leaving])
  return { words: leaving?.words, leave: (to, words) => setLeaving({ to, words }), stay: () => setLeaving(undefined) }
}
