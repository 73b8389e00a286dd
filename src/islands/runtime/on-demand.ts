import { useContext, useEffect, useState } from 'react'
import { reloadOnce } from '../../hydration/browser/stale-page.ts'
import { whenIdle } from '../../hydration/browser/triggers.ts'
import { IslandElement, MissingPart } from '../../hydration/root/island-root.ts'
import { loadPartTexts } from './page-texts.ts'

export interface Part<Code> {
  (needed: boolean): Code | undefined
  readonly load: (island: HTMLElement | undefined) => Promise<void>
  /** Provides the server, which loads nothing on demand, with the code. */
  readonly serve: (code: Code) => void
}

/**
 * Code that the first view does not need. `name` is the module's, without extension: the build lists texts and scripts under it. Undefined
 * until the code is loaded: when the browser is idle, or at once when `needed`. A needed part that fails to load fails its island, which
 * restores the server's markup.
 */
export function onDemand<Code>(name: string, load: () => Promise<Code>): Part<Code> {
  let code: Code | undefined
  let loading: Promise<void> | undefined
  const loadOnce = (island: HTMLElement | undefined) =>
    (loading ??= Promise.all([load(), island && loadPartTexts(island, name)]).then(
      ([loaded]) => void (code = loaded),
      (cause: unknown) => {
        loading = undefined
        throw cause
      },
    ))

  const usePart = (needed: boolean) => {
    const island = useContext(IslandElement)
    const [outcome, setOutcome] = useState<{ cause?: unknown }>()
    useEffect(() => whenIdle(() => loadOnce(island).catch(() => {})), [island])
    useEffect(() => {
      if (!needed || code) return
      let mounted = true
      loadOnce(island).then(
        () => mounted && setOutcome({}),
        (cause: unknown) => mounted && !reloadOnce(cause) && setOutcome({ cause }),
      )
      return () => {
        mounted = false
      }
    }, [needed, island])
    if (outcome && 'cause' in outcome) throw new MissingPart(String(outcome.cause), { cause: outcome.cause })
    return code
  }
  return Object.assign(usePart, { load: loadOnce, serve: (served: Code) => void (code = served) })
}
