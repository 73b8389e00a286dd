import { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { queryClient } from './query-client.ts'

/** The page's cache of answers; on the server one of this render alone, so that nothing is kept between visitors. */
export function useClient(): QueryClient {
  const [client] = useState(() => (typeof document === 'undefined' ? new QueryClient() : queryClient))
  return client
}
