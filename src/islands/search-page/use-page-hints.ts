import { useLayoutEffect } from 'react'
import { neighbours } from '../../domain/pagination/pagination.ts'
import { pageHref } from '../../ui/pagination/page-href.ts'

/** Makes the head's `prev` and `next` those of the results that are shown, and returns the server's when it unmounts. Pages count from zero. */
export function usePageHints(page: number, pages: number): void {
  useLayoutEffect(() => {
    const { previous, next } = neighbours(page, pages)
    const restore = [hint('prev', previous), hint('next', next)]
    return () => restore.forEach((restored) => restored())
  }, [page, pages])
}

function hint(rel: 'prev' | 'next', page: number | undefined): () => void {
  const served = document.head.querySelector(`link[rel="${rel}"]`)
  const shown = document.createElement('link')
  if (page !== undefined) {
    shown.rel = rel
    // Crawlers know no hash.
    shown.href = pageHref({ pathname: location.pathname, search: location.search, hash: '' }, page)
    document.head.append(shown)
  }
  served?.remove()
  return () => {
    shown.remove()
    if (served) document.head.append(served)
  }
}
