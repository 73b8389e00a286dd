import { createContext, useContext } from 'react'

/** Element of the island; undefined on the server. */
export const IslandElement = createContext<HTMLElement | undefined>(undefined)

/** A part of an island whose code could not be fetched: the server's markup, with its forms and links, does without it. */
export class MissingPart extends Error {}

/** In a takeover island: shows the island (`true`) or the server's section (`false`). */
export const TakeoverContext = createContext<(taken: boolean) => void>(() => {})

export function useTakeover(): (taken: boolean) => void {
  return useContext(TakeoverContext)
}
