import { plainText } from './text-match.ts'

/** The place with exactly the typed name, wherever it stands among the suggestions; else the first of them. */
export function namedPlace<Place extends { readonly label: string }>(suggestions: readonly Place[], typed: string): Place | undefined {
  const name = plainText(typed)
  return suggestions.find(({ label }) => plainText(label) === name) ?? suggestions[0]
}
