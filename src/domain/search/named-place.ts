import { plainText, textMatch } from './text-match.ts'

/** The place with exactly the typed name, wherever it stands among the suggestions; else the first of them. */
export function namedPlace<Place extends { readonly label: string }>(suggestions: readonly Place[], typed: string): Place | undefined {
  const name = plainText(typed)
  return suggestions.find(({ label }) => plainText(label) === name) ?? suggestions[0]
}

/** Letters below which too many themes have a word that begins so. */
const shortestTheme = 3

export const themesNamed = <Theme extends { readonly names: string }>(themes: readonly Theme[], typed: string): Theme[] =>
  themes.filter(({ names }) => typed.trim().length >= shortestTheme && textMatch(names, typed))
