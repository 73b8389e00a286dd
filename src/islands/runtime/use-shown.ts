import { type RefObject, useLayoutEffect } from 'react'
import { useTakeover } from '../../hydration/root/island-root.ts'

interface ShownState {
  readonly taken: boolean
  readonly shown: boolean
}

/** Dims the server's section (`data-waiting`) while the island has no content. */
export function useShown(root: RefObject<HTMLElement | null>, { taken, shown }: ShownState): void {
  const show = useTakeover()
  useLayoutEffect(() => {
    show(shown)
    root.current?.closest('travel-island')?.toggleAttribute('data-waiting', taken && !shown)
  }, [root, show, taken, shown])
}
