import { useEffect } from 'react'
import { hasSearchCriteria } from '../../domain/search/hash.ts'
import { currentHash, subscribeToAddress } from '../runtime/address.ts'
import { serverUrl } from '../search-page/search-url.ts'

/** Reloads with the hash's criteria in the query when the results island fails: a deployment may have removed its file. */
export function useServerOnFailure(): void {
  useEffect(() => {
    const check = () => {
      const hash = currentHash()
      if (!hasSearchCriteria(hash) || !document.querySelector('travel-island[data-takeover][data-failed]')) return
      // Offline the page would be lost.
      if (navigator.onLine) location.replace(serverUrl(new URL(location.href), hash))
    }
    const failures = new MutationObserver(check)
    // The results may still be streaming.
    failures.observe(document.body, { subtree: true, attributeFilter: ['data-failed'] })
    const stop = subscribeToAddress(check)
    addEventListener('online', check)
    check()
    return () => {
      removeEventListener('online', check)
      failures.disconnect()
      stop()
    }
  }, [])
}
