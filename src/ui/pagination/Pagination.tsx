import { useLingui } from '@lingui/react/macro'
import type { MouseEvent, ReactNode } from 'react'
import { isBeyond, neighbours, pageEntries, pageLabel } from '../../domain/pagination/pagination.ts'
import { Icon } from '../icon/Icon.tsx'
import { chevronLeft, chevronRight } from '../icon/paths.ts'
import css from './Pagination.module.css'

/** The pages of a list. `current` is zero-based; `onPage` lets an island take a plain click. Nothing for one page, unless the way back to it is missing. */
export function Pagination(it: {
  current: number
  pages: number
  hrefOf: (page: number) => string
  onPage?: (page: number, event: MouseEvent) => void
}): ReactNode {
  const { t } = useLingui()
  const { current, pages } = it
  if (pages < 2 && !isBeyond(current, pages)) return null
  const { previous, next } = neighbours(current, pages)
  const to = (page: number) => ({ href: it.hrefOf(page), ...(it.onPage && { onClick: (event: MouseEvent) => it.onPage?.(page, event) }) })
  return (
    <nav className={css.pagination} aria-label={t`Pages`}>
      {previous !== undefined && (
        <a {...to(previous)} rel="prev" aria-label={t`Previous page`}>
          <Icon of={chevronLeft} />
        </a>
      )}
      {pageEntries(current, pages).map((entry, at) =>
        entry === 'gap' ? (
          <span key={`gap${at}`}>…</span>
        ) : (
          <a key={entry} {...to(entry)} aria-label={t`Page ${pageLabel(entry)}`} aria-current={entry === current ? 'page' : undefined}>
            {pageLabel(entry)}
          </a>
        ),
      )}
      {next !== undefined && (
        <a {...to(next)} rel="next" aria-label={t`Next page`}>
          <Icon of={chevronRight} />
        </a>
      )}
    </nav>
  )
}
