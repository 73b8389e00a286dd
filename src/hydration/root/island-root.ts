import { createContext, useContext } from 'react'

/** Undefined on the server. */
export const IslandElement = createContext<HTMLElement | undefined>(undefined)

/** A part's code could not be fetched: the server's markup works without it. */
export class MissingPart extends Error {}

/** Shows the island (`true`) or the server's section (`false`). */
export const TakeoverContext = createContext<(taken: boolean) => void>(() => {})

export function useTakeover(): (taken: boolean) => void {
  return useContext(TakeoverContext)
}
