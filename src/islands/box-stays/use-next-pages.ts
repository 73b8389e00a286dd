import { useEffect, useRef, useState } from 'react'
import type { OfferCard, OffersResponse } from '../../contract/offers.ts'
import { getJson, sentenceOf, withKeys } from '../queries/api.ts'

/** Stays of a page (B9.84). */
const pageSize = 8

const isOffers = withKeys<OffersResponse>('exactMatch')

interface Pages {
  /** Stays after the first page. */
  readonly stays: readonly OfferCard[]
  /** Pages received, the server's included. */
  readonly count: number
  readonly state: 'more' | 'loading' | 'failed' | 'ended'
  readonly sentence?: string | undefined
}

export type NextPages = Pages & { readonly more: () => void }

/** Each page is requested once, and again only after a failure, by `more`. An empty one is the end. */
export function useNextPages(code: string, total: number): NextPages {
  const [pages, setPages] = useState<Pages>({ stays: [], count: 1, state: total > pageSize ? 'more' : 'ended' })
  const calling = useRef<AbortController>(undefined)
  useEffect(() => () => calling.current?.abort(), [])

  const more = () => {
    // The state is that of the last render.
    if (calling.current || pages.state === 'ended') return
    const call = new AbortController()
    calling.current = call
    setPages({ ...pages, state: 'loading', sentence: undefined })
    const query = { page: pages.count, limit: pageSize }
    getJson(`boxes/${code}/offers`, query, isOffers, call.signal)
      .then(
        ({ exactMatch: next }): Pages => ({
          stays: [...pages.stays, ...next],
          count: pages.count + 1,
          state: next.length > 0 ? 'more' : 'ended',
        }),
        (cause: unknown): Pages => ({ ...pages, state: 'failed', sentence: sentenceOf(cause) }),
      )
      .then((received) => {
        if (call.signal.aborted) return
        calling.current = undefined
        setPages(received)
      })
  }
  return { ...pages, more }
}
