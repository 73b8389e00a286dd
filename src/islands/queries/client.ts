import { QueryClient } from '@tanstack/react-query'
import { sentenceOf } from './api.ts'

/**
 * Data are fresh for a minute. A failed call is repeated once after a second, but not where the API gave a reason that a repetition would
 * only meet again. Nothing is fetched because a window gets the focus or the network returns; a call that waits for the network goes on.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: (failures, cause) => failures < 1 && sentenceOf(cause) === undefined,
        retryDelay: 1000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
    },
  })

let client: QueryClient | undefined

/** One for all islands of a page, each of which is a root of its own. Browsers only: on the server a render has its own. */
export const pageQueries = (): QueryClient => (client ??= createQueryClient())
