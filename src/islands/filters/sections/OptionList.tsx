import type { ReactNode } from 'react'
import type { FilterList } from '../../../domain/criteria/search-criteria.ts'
import { type FacetOption, facetOptions } from '../../../domain/filters/facet-options.ts'
import { toggled } from '../../../domain/filters/filter-changes.ts'
import { number } from '../../../ui/format/number.ts'
import { useSite } from '../../../ui/site/SiteContext.tsx'
import type { Draft } from '../draft.ts'
import css from './Options.module.css'

interface OptionListProps {
  readonly list: FilterList
  readonly draft: Draft
  readonly options?: readonly FacetOption[]
  /** `chips` stand side by side, `rows` under one another. */
  readonly look?: 'chips' | 'rows'
}

/** The values of one list filter as checkboxes, each with the number of results it leaves. */
export function OptionList({
  list,
  draft,
  look = 'rows',
  options = draft.facets && facetOptions(draft.facets, list, draft.filters),
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
      <small className={css.count}>{number(option.count, market)}</small>
    </label>
  )
}
