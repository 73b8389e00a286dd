import { QueryClient } from '@tanstack/react-query'

/** The one cache of answers all islands of a page share. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 60_000, gcTime: 10 * 60_000, retry: 1, refetchOnWindowFocus: false, refetchOnReconnect: false } },
})
