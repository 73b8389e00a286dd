import { useEffect, useState } from 'react'

/**
 * Code of an island that its first view does not need. Answers a hook that gives it once it is there: it is fetched when the browser
 * is idle, or at once when it is `wanted`. When it cannot be had although it is wanted the island fails, and the server's markup
 * takes its place.
 */
export function onDemand<Code>(load: () => Promise<Code>): (wanted: boolean) => Code | undefined {
  let code: Code | undefined
  let loading: Promise<void> | undefined
  const fetchOnce = () =>
    (loading ??= load().then(
      (loaded) => void (code = loaded),
      (cause: unknown) => {
        loading = undefined
        throw cause
      },
    ))

  return function useCode(wanted) {
    const [outcome, setOutcome] = useState<{ cause?: unknown }>()
    useEffect(() => whenIdle(() => fetchOnce().catch(() => {})), [])
    useEffect(() => {
      if (!wanted || code) return
      let mounted = true
      fetchOnce().then(
        () => mounted && setOutcome({}),
        (cause: unknown) => mounted && setOutcome({ cause }),
      )
      return () => {
        mounted = false
      }
    }, [wanted])
    if (outcome && 'cause' in outcome) throw outcome.cause
    return code
  }
}

function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: 2000 })
  return () => cancelIdleCallback(handle)
}
