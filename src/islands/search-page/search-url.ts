import { useMemo } from 'react'
import { currentHash, useAddress } from '../runtime/address.ts'

interface SearchUrl {
  /** Without `#`. */
  readonly hash: string
  /** Zero-based. */
  readonly page: number
}

/** The search of the address. While hydrating it is the server's: without a hash, at the page that it rendered. */
export function useSearchUrl(renderedPage: number): SearchUrl {
  const text = useAddress(() => `${pageIn(location.search)}#${currentHash()}`, `${renderedPage}#`)
  return useMemo(() => {
    const cut = text.indexOf('#')
    return { page: Number(text.slice(0, cut)), hash: text.slice(cut + 1) }
  }, [text])
}

/** The zero-based page in a query; 0 when it is missing or invalid. */
export function pageIn(parameters: string): number {
  const text = new URLSearchParams(parameters).get('page') ?? ''
  return /^\d{1,3}$/.test(text) ? Number(text) : 0
}

/** The address at which the server renders these criteria, given in the grammar of the hash. */
export function serverUrl({ pathname, searchParams }: URL, criteria: string): string {
  const flow = searchParams.get('flow')
  const query = [flow && `flow=${encodeURIComponent(flow)}`, criteria].filter(Boolean).join('&')
  return query ? `${pathname}?${query}` : pathname
}
