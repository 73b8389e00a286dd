import type { ComponentType } from 'react'
import type * as v from 'valibot'

/**
 * Hydration of an untouched island. `interaction`: only when touched; `session`: for signed-in visitors; `hash`: with state in it; `map`:
 * with the map beside the results.
 */
export type Trigger = 'load' | 'visible' | 'interaction' | 'scroll' | 'session' | 'hash' | 'map'

export type Triggers = Trigger | `${Trigger} ${Trigger}`

export type Messages = Readonly<Record<string, unknown>>

/** What a browser loads for an island: the default export of a module per locale, of which pages have the URL. */
export interface IslandFiles {
  readonly texts: Messages
  readonly scripts: readonly string[]
  /** By name: the URL of its texts, or an empty text, and its scripts. */
  readonly parts: Readonly<Record<string, readonly string[]>>
}

export interface IslandDefinition<Props extends object> {
  readonly name: string
  readonly component: ComponentType<Props>
  readonly props: v.GenericSchema<unknown, Props>
  /** Returns the props that the page contains, without what the island's markup tells: its module's `read` adds that. */
  readonly written?: (props: Props) => Props
}

export function island<Props extends object>(definition: IslandDefinition<Props>): IslandDefinition<Props> {
  return definition
}

/** Returns JSON that is safe inside a script element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}

/** Returns the props, and a comment that marks the script as complete when it is streamed. */
export function islandEnd(props: object): string {
  return `<script type="application/json">${scriptJson(props)}</script><!---->`
}
