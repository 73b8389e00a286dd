import { useLingui } from '@lingui/react/macro'
import { pageLabel } from '../../domain/pagination/pagination.ts'

/** What a heading says of a later page: " · page 2". Pages count from zero; the first has no label. */
export function usePageLabel(): (page: number) => string {
  const { t } = useLingui()
  return (page) => {
    const number = pageLabel(page)
    return page > 0 ? ` · ${t`page ${number}`}` : ''
  }
}
