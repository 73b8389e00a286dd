import { useEffect, useState } from 'react'
import type { GeoSuggestion } from '../../contract/geo.ts'
import { suggest, typingPause } from './places.ts'

export interface Suggestions {
  readonly places: readonly GeoSuggestion[]
  /** The text that the places answer; absent before the first answer. */
  readonly text: string | undefined
}

/** Places for what is typed, after a pause, while `open`. The latest text wins; until its answer, or when it fails, the list stays. */
export function useSuggestions(text: string, locale: string, open: boolean): Suggestions {
  const [suggestions, setSuggestions] = useState<Suggestions>({ places: [], text: undefined })
  useEffect(() => {
    if (!open || suggestions.text === text) return
    let latest = true
    const ask = async () => {
      try {
        const places = await suggest(text, locale)
        if (latest) setSuggestions({ places, text })
      } catch (failure) {
        console.warn(failure)
      }
    }
    const timer = setTimeout(() => void ask(), text === '' ? 0 : typingPause)
    return () => {
      latest = false
      clearTimeout(timer)
    }
  }, [text, locale, open, suggestions.text])
  return suggestions
}
