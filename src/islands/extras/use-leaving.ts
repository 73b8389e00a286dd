import { useEffect, useState } from 'react'

/** Milliseconds, to read the message. */
export const leavingDelay = 500

interface Leaving {
  readonly to: string
  readonly warning: string
}

/** Shows `warning` before leaving; `stay` cancels. */
export function useLeaving(): { warning: string | undefined; leave: (to: string, warning: string) => void; stay: () => void } {
  const [leaving, setLeaving] = useState<Leaving>()
  useEffect(() => {
    if (!leaving) return
    const timer = setTimeout(() => location.assign(leaving.to), leavingDelay)
    // A visitor who comes back finds the page unchanged.
    const gone = () => setLeaving(undefined)
    addEventListener('pagehide', gone)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', gone)
    }
  }, [leaving])
  return { warning: leaving?.warning, leave: (to, warning) => setLeaving({ to, warning }), stay: () => setLeaving(undefined) }
}
