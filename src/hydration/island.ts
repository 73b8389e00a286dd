import type { ComponentType } from 'react'
import type * as v from 'valibot'

/**
 * When the browser hydrates an island that was not touched before: at once, near the screen, never, after the first scrolling, for a
 * visitor who is signed in, or when the hash carries state.
 */
export type Trigger = 'load' | 'visible' | 'interaction' | 'scroll' | 'session' | 'hash'

/** One trigger, or two of which the first counts. */
export type Triggers = Trigger | `${Trigger} ${Trigger}`

/** The server's view of an island: its registry name, its component, and the schema of its props (plain JSON). */
export interface IslandDefinition<Props extends object> {
  readonly name: string
  readonly component: ComponentType<Props>
  readonly props: v.GenericSchema<unknown, Props>
}

export function island<Props extends object>(definition: IslandDefinition<Props>): IslandDefinition<Props> {
  return definition
}

/** JSON that can stand inside a script element: `<` cannot open a tag or close the script. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}
