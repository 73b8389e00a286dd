import { useContext, useEffect, useState } from 'react'
import { reloadOnce } from '../../hydration/browser/stale-page.ts'
import { whenIdle } from '../../hydration/browser/triggers.ts'
import { IslandElement, MissingPart } from '../../hydration/root/island-root.ts'
import { loadPartTexts } from './page-texts.ts'

interface PartHook<Code> {
  (needed: boolean): Code | undefined
  readonly load: (island: HTMLElement | undefined) => Promise<void>
  /** Gives the code to the server, which loads nothing on demand. */
  readonly provide: (code: Code) => void
}

/**
 * Code that the first view does not need, under its module's name without extension. Undefined until loaded: when the browser is idle, or
 * at once when `needed`. A needed part that fails to load fails its island, which restores the server's markup.
 */
export function onDemand<Code>(name: string, load: () => Promise<Code>): PartHook<Code> {
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
    // State, not the variable: React drops the effects of a render without a changed state.
    const [part, setPart] = useState<{ readonly code?: Code | undefined; readonly cause?: unknown }>({ code })
    const missing = !part.code
    useEffect(() => {
      if (!missing) return
      let mounted = true
      const fetchPart = () =>
        loadOnce(island).then(
          () => mounted && setPart({ code }),
          async (cause: unknown) => {
            if (mounted && needed && !(await reloadOnce(cause)) && mounted) setPart({ cause })
          },
        )
      const cancel = needed ? void fetchPart() : whenIdle(fetchPart)
      return () => {
        mounted = false
        cancel?.()
      }
    }, [missing, needed, island])
    if ('cause' in part) throw new MissingPart(String(part.cause), { cause: part.cause })
    return part.code
  }
  return Object.assign(usePart, { load: loadOnce, provide: (provided: Code) => void (code = provided) })
}
