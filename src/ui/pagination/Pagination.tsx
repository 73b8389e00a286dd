import { useLingui } from '@lingui/react/macro'
import type { MouseEvent, ReactNode } from 'react'
import { isBeyond, neighbours, pageEntries, pageLabel } from '../../domain/pagination/pagination.ts'
import { Icon } from '../icon/Icon.tsx'
import { linkTo } from '../link/link-to.ts'
import css from './Pagination.module.css'

/** `current` counts from zero. `onPage` handles plain clicks. Nothing is shown for a single page. */
export function Pagination(props: {
  current: number
  pages: number
  hrefOf: (page: number) => string
  onPage?: (page: number, event: MouseEvent) => void
}): ReactNode {
  const { t } = useLingui()
  const { current, pages } = props
  if (pages < 2 && !isBeyond(current, pages)) return null
  const { previous, next } = neighbours(current, pages)
  const to = (page: number, relation?: 'prev' | 'next') => {
    const { href, rel } = linkTo(props.hrefOf(page))
    return {
      href,
      rel: [relation, rel].filter(Boolean).join(' ') || undefined,
      ...(props.onPage && { onClick: (event: MouseEvent) => props.onPage?.(page, event) }),
    }
  }
  return (
    <nav className={css.pagination} aria-label={t`Pages`}>
      {previous !== undefined && (
        <a {...to(previous, 'prev')} aria-label={t`Previous page`}>
          <Icon name="left" />
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
        <a {...to(next, 'next')} aria-label={t`Next page`}>
          <Icon name="right" />
        </a>
      )}
    </nav>
  )
}
