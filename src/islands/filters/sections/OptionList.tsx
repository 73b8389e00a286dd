import type { ReactNode } from 'react'
import type { FilterList } from '../../../contract/filter-lists.ts'
import { emptyLast, type FacetOption, facetOptions } from '../../../domain/filters/facet-options.ts'
import { toggled } from '../../../domain/filters/filter-changes.ts'
import { formatNumber } from '../../../ui/format/number.ts'
import { useSite } from '../../../ui/site/SiteContext.tsx'
import type { FilterDraftState } from '../use-draft.ts'
import css from './Options.module.css'

interface OptionListProps {
  readonly list: FilterList
  readonly draft: FilterDraftState
  readonly options?: readonly FacetOption[]
  readonly look?: 'chips' | 'rows'
}

export function OptionList({
  list,
  draft,
  look = 'rows',
  options = draft.facets && emptyLast(facetOptions(draft.facets, list, draft.filters), draft.served ?? draft.facets, list),
}: OptionListProps): ReactNode {
  return (
    <div className={css[look]}>
      {options?.map((option) => (
        <Option key={option.id} name={list} option={option} onToggle={() => draft.set(toggled(draft.filters, list, option.id))} />
      ))}
    </div>
  )
}

function Option({ name, option, onToggle }: { name: string; option: FacetOption; onToggle: () => void }): ReactNode {
  const { market } = useSite()
  return (
    <label className={css.option}>
      <input type="checkbox" name={name} value={option.id} checked={option.selected} disabled={option.disabled} onChange={onToggle} />
      <span>{option.name}</span>
      <small className={css.count}>{formatNumber(option.count, market)}</small>
    </label>
  )
}
