import type { ComponentType, ReactNode } from 'react'
import type { Messages } from '../island.ts'
import { filesOf, preloadFirstScreen, preloadIsland } from './preload.ts'
import { type Replay, replayable } from './replay.ts'
import { reloadOnce } from './stale-page.ts'
import { runWhen } from './triggers.ts'

export type IslandModule = () => Promise<{
  default: ComponentType<never>
  /** Adds to the props of the page what the island's markup tells (`written`). */
  read?: (written: never, island: HTMLElement) => object
  ready?: (props: never, island: HTMLElement) => unknown
}>

type IslandEnd = readonly [props: HTMLScriptElement, comment: Comment]

export interface ShellModule {
  /** Wraps the root of every island in the contexts that islands read. */
  readonly default: ComponentType<{ children: ReactNode }>
  /** Adds an island's texts to those of the page, before the island is rendered. */
  readonly loadTexts: (messages: Messages) => void
}

export interface Islands {
  readonly registry: Readonly<Record<string, IslandModule>>
  readonly shell: () => Promise<ShellModule>
  /** Called when an island that has worked crashes for good. */
  readonly onCrash: () => void
}

/**
 * Defines the island element. It is upgraded before its children are parsed, so it waits for its end (`islandEnd`) and then for its
 * trigger.
 */
export function defineIslands(islands: Islands): void {
  class TravelIsland extends HTMLElement {
    #started = false
    /** Recording starts at once, because a click may come before the timer that finds the end. */
    #kept = replayable(this)

    connectedCallback(): void {
      if (this.#started) return
      const end = endOf(this)
      if (end) return this.#arm(end)
      // This is a timer, because background tabs get no animation frames.
      setTimeout(() => this.isConnected && this.connectedCallback(), 16)
    }

    #arm(end: IslandEnd): void {
      this.#started = true
      // The server's section has another state than the hash, so it is dimmed until the island decides.
      if (this.dataset['takeover'] !== undefined && location.hash.includes('=')) this.dataset['waiting'] = ''
      const { awaited, ...recorded } = this.#kept
      runWhen(awaited() ? 'load' : (this.dataset['when'] ?? 'visible'), this, () => void this.#mount(end, recorded))
    }

    async #mount(end: IslandEnd, { unpress, replay }: Omit<Replay, 'awaited'>): Promise<void> {
      const load = islands.registry[this.dataset['name'] ?? '']
      if (!load) return
      // A failure of its files is met below.
      preloadIsland(this)
      // It is needed when foreign code touches what an island shows, so no island waits for it.
      void import('./displaced-nodes.ts').catch(() => {})
      try {
        const [{ texts }, { mount }, { default: shell, loadTexts }, { default: island, ready, read }] = await Promise.all([
          filesOf(this),
          import('../root/mount.tsx'),
          islands.shell(),
          load(),
        ])
        loadTexts(texts)
        const written = JSON.parse(end[0].text) as never
        const props = (read?.(written, this) ?? written) as never
        await ready?.(props, this)
        // Hydrated markup must equal the server's, which has neither props nor comment.
        for (const node of end) node.remove()
        unpress()
        mount(this, { island, shell, props, replay, onCrash: islands.onCrash })
      } catch (cause) {
        if (await reloadOnce(cause)) return
        this.dataset['failed'] = ''
        reportError(cause)
        replay()
      }
    }
  }
  customElements.define('travel-island', TravelIsland)
  preloadFirstScreen()
}

/** Extensions may have put elements beside the two. */
function endOf(island: HTMLElement): IslandEnd | undefined {
  const props = island.querySelector<HTMLScriptElement>(':scope > script[type="application/json"]')
  let after = props?.nextSibling
  while (after && !(after instanceof Comment)) after = after.nextSibling
  return props && after ? [props, after] : undefined
}
