import { createContext, useContext } from 'react'

export const IslandElement = createContext<HTMLElement | undefined>(undefined)

/** Thrown where the code of a part could not be fetched: the server's markup works without it. */
export class MissingPart extends Error {}

/** Shows the island (`true`) or the server's section (`false`). */
export const TakeoverContext = createContext<(taken: boolean) => void>(() => {})

export function useTakeover(): (taken: boolean) => void {
  return useContext(TakeoverContext)
}
