import { BoundedMap } from '../../src/bounded-map/bounded-map.ts'

const capacity = 300
/** The characters of all texts together. With what was parsed of them they hold some four times as many bytes. */
const maxCharacters = 400_000
const longestText = 200_000

interface ParsedResponse {
  readonly text: string
  readonly value: unknown
}

export type ParsedResponses = BoundedMap<string, ParsedResponse>

export const createParsedResponses = (): ParsedResponses =>
  new BoundedMap({ capacity, weights: { limit: maxCharacters, weigh: ({ text }) => text.length }, keptOnSecondOf: capacity })

/**
 * Returns the same object for the same text of a key: the memo of rendered markup recognises it. Undefined where `parse` fails; failures
 * are not stored.
 */
export function parseOnce(responses: ParsedResponses, key: string, text: string, parse: (text: string) => unknown): unknown {
  const last = responses.get(key)
  if (last?.text === text) return last.value
  const value = parse(text)
  if (value !== undefined && text.length <= longestText) responses.set(key, { text, value })
  return value
}
