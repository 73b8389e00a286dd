import { capital } from './grammar.ts'

/**
 * A text with places to fill: `{nights} in {place}`; `{Nights}` has a capital. Brackets are left out when one of their values is empty:
 * `{stays}[, from {price}]`.
 */
export type Template = string

/** A text by number. */
export interface Counted {
  readonly zero?: Template
  readonly one: Template
  readonly other: Template
}

export type Values = Readonly<Record<string, string | number>>

/** Fills a template; throws for a place without a value. */
export function fill(template: Template, values: Values): string {
  const part = (_: string, within: string) => (namesIn(within).every((name) => valueOf(name, values, template) !== '') ? within : '')
  const complete = template.includes('[') ? template.replace(/\[([^\]]*)\]/g, part) : template
  return complete.replace(/\{(\w+)\}/g, (_, name: string) => valueOf(name, values, template))
}

export function fillCounted(texts: Template | Counted, count: number, values: Values = { count }): string {
  if (typeof texts === 'string') return fill(texts, values)
  return fill(count === 1 ? texts.one : ((count === 0 ? texts.zero : undefined) ?? texts.other), values)
}

const namesIn = (part: string): string[] => [...part.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

function valueOf(name: string, values: Values, template: Template): string {
  const value = values[name]
  if (value !== undefined) return String(value)
  const small = values[name.charAt(0).toLowerCase() + name.slice(1)]
  if (small === undefined) throw new Error(`{${name}} is not a value of "${template}"`)
  return capital(String(small))
}
