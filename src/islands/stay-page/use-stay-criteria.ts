import { useMemo } from 'react'
import { acceptDates, missedDates, type StayDates } from '../../domain/dates/stay-dates.ts'
import { formatStayCriteria, hasStayCriteria, parseStayCriteria, withStayCriteria, stayKeys } from '../../domain/stay/hash.ts'
import type { StayCriteria } from '../../domain/stay/criteria.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { currentHash, announceAddress, replaceAddressSilently, subscribeToAddress, useAddress } from '../runtime/address.ts'

interface CriteriaState {
  readonly criteria: StayCriteria
  /** The dates of the address, where it is too late for them. */
  readonly missed: StayDates | undefined
  readonly change: (patch: Partial<StayCriteria>) => void
}

/** The stay's choices in the address, without dates that cannot be booked any more; `query` has those of the server. */
export function useStayCriteria({ query }: { readonly query: string }): CriteriaState {
  const { today, hour } = useSite()
  const address = useStayAddress(query)
  const { criteria, missed } = useMemo(() => {
    const chosen = parseStayCriteria(address)
    return { criteria: acceptDates(chosen, today, hour), missed: missedDates(chosen, today, hour) }
  }, [address, today, hour])
  const change = (patch: Partial<StayCriteria>) => {
    const hash = currentHash()
    // Foreign keys stay where they are: those of the query there, those of the hash in it.
    const base = hasStayCriteria(hash) ? hash : formatStayCriteria(criteria)
    writeStayAddress(withStayCriteria(base, patch))
  }
  return { criteria, missed, change }
}

/**
 * Returns the hash's criteria, else the query's. An anchor in the hash (the link of a tab) leaves the last choice, `before`, in force
 * (B2.15).
 */
export function criteriaOf(hash: string, query: string, before: string | undefined): string {
  if (hasStayCriteria(hash)) return hash
  return hash === '' ? query : (before ?? query)
}

/** The query of an address whose hash has the criteria: two places would contradict each other. */
export function withoutCriteria(search: string): string {
  const remaining = new URLSearchParams(search)
  for (const key of stayKeys) remaining.delete(key)
  return remaining.toString()
}

/** The last choice, for anchors. Written when the address changes, never while React reads it. */
let lastCriteria: string | undefined

function readStayAddress(): string {
  return criteriaOf(currentHash(), location.search.slice(1), lastCriteria)
}

/** Criteria move to the hash; other keys of the query stay there. */
function addressWith(hash: string): string {
  const url = new URL(location.href)
  url.search = withoutCriteria(url.search)
  url.hash = hash
  return url.href
}

function subscribe(changed: () => void): () => void {
  lastCriteria = readStayAddress()
  return subscribeToAddress(({ type }) => {
    const hash = currentHash()
    const before = lastCriteria
    lastCriteria = readStayAddress()
    const isAnchor = type === 'hashchange' && hash !== '' && !hasStayCriteria(hash)
    // The browser has jumped to the anchor: the criteria return, for a reload or a copied address.
    if (isAnchor && before && hasStayCriteria(before) && location.search.slice(1) !== before) replaceAddressSilently(addressWith(before))
    changed()
  })
}

/** In the hash grammar; `served`, the server's query, until hydrated. */
export const useStayAddress = (served: string): string => useAddress(readStayAddress, served, subscribe)

/** Adds no history entry: Back leaves the page. Announced even if nothing changes, since the page jumps again to an anchor that is written again. */
function writeStayAddress(hash: string): void {
  replaceAddressSilently(addressWith(hash))
  announceAddress()
}
