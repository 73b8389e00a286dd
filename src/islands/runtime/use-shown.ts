import { type RefObject, useLayoutEffect } from 'react'
import { useTakeover } from '../../hydration/root/island-root.ts'

interface ShownState {
  readonly taken: boolean
  readonly shown: boolean
}

/** Shows the island in place of the server's section when it has content; until then that section stays, dimmed by `data-waiting`. */
export function useShown(root: RefObject<HTMLElement | null>, { taken, shown }: ShownState): void {
  const show = useTakeover()
  useLayoutEffect(() => {
    show(shown)
    root.current?.closest('travel-island')?.toggleAttribute('data-waiting', taken && !shown)
  }, [root, show, taken, shown])
}
