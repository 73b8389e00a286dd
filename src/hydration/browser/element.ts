import type { ComponentType, ReactNode } from 'react'
import { showFirstSights } from './first-sight.ts'
import { preloadFirstScreen, preloadIsland } from './preload.ts'
import { replayable } from './replay.ts'
import { runWhen } from './triggers.ts'

/** An island's code, by its registry name. */
export type IslandModule = () => Promise<{ default: ComponentType<never> }>

/** The contexts every island's root stands in, the same as on the server. */
export type Shell = ComponentType<{ messages: Messages; children: ReactNode }>
export type Messages = Readonly<Record<string, unknown>>

/** What the loader needs: every island's code and the shell, each in a chunk of its own. */
export interface Islands {
  readonly registry: Readonly<Record<string, IslandModule>>
  readonly shell: () => Promise<{ default: Shell }>
}

/**
 * Defines the island element. It is upgraded before its children are parsed while HTML streams, so it waits for its end marker,
 * the props script; then for its trigger; then loads its code, its messages and the shared runtime together.
 */
export function defineIslands(islands: Islands): void {
  class TravelIsland extends HTMLElement {
    #started = false
    /** From the first moment: a click may come before the timer that finds the end marker. */
    #kept = replayable(this)

    connectedCallback(): void {
      if (this.#started) return
      const end = this.lastElementChild
      if (end instanceof HTMLScriptElement && end.type === 'application/json') return this.#arm(end)
      // A timer, not an animation frame: background tabs get no frames.
      setTimeout(() => this.isConnected && this.connectedCallback(), 16)
    }

    #arm(end: HTMLScriptElement): void {
      this.#started = true
      const { awaited, replay } = this.#kept
      runWhen(awaited() ? 'load' : (this.dataset['when'] ?? 'visible'), this, () => void this.#mount(end, replay))
    }

    async #mount(end: HTMLScriptElement, replay: () => void): Promise<void> {
      const load = islands.registry[this.dataset['name'] ?? '']
      if (!load) return
      preloadIsland(this)
      try {
        const [{ mount }, { default: shell }, { default: island }, messages] = await Promise.all([
          import('./mount.tsx'),
          islands.shell(),
          load(),
          messagesAt(this.dataset['messages']),
        ])
        // What is hydrated must equal what the server rendered: the marker is not part of it.
        end.remove()
        mount(this, { island, shell, messages, props: JSON.parse(end.textContent ?? '{}'), replay })
      } catch (cause) {
        this.dataset['failed'] = ''
        reportError(cause)
        // What was a link or a form before scripts is one again.
        replay()
      }
    }
  }
  customElements.define('travel-island', TravelIsland)
  preloadFirstScreen()
  showFirstSights()
}

async function messagesAt(url: string | undefined): Promise<Messages> {
  if (!url) return {}
  const module: { default: Messages } = await import(/* @vite-ignore */ url)
  return module.default
}
