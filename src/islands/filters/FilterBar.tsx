import { useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { filterBarCounts, moreFiltersCount } from '../../domain/criteria/criteria-counts.ts'
import type { SearchCriteria } from '../../domain/criteria/search-criteria.ts'
import { toggled } from '../../domain/filters/filter-changes.ts'
import { search } from '../results/search-url.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { carriedCriteria } from './carried-criteria.ts'
import { Dropdown } from './Dropdown.tsx'
import { cleared, type Section } from './draft.ts'
import css from './Filters.module.css'
import type { FiltersProps } from './props.ts'
import { Activities } from './sections/Activities.tsx'
import { DistanceRange } from './sections/DistanceRange.tsx'
import { MoreFilters } from './sections/MoreFilters.tsx'
import { OptionList } from './sections/OptionList.tsx'
import { PriceRange } from './sections/PriceRange.tsx'
import { useDismissal } from './use-dismissal.ts'
import { useDraft } from './use-draft.ts'
import { useEarlyChoices } from './use-early-choices.ts'

/** The dropdowns of wide screens; without scripts, the whole filter form of every screen. */
export function FilterBar(it: { page: FiltersProps; rendered: SearchCriteria; applied: SearchCriteria; children: ReactNode }): ReactNode {
  const { t } = useLingui()
  const { flow } = useSite()
  const form = useRef<HTMLFormElement>(null)
  const [open, setOpen] = useState<Section>()
  // Without the server's facets the bar asks for them itself: sections that come from them are shown once they are there.
  const draft = useDraft(it.page, it.rendered, it.applied, {
    filters: open !== undefined || !it.page.facets,
    activities: open === 'activities',
  })
  const counts = filterBarCounts(it.applied)
  const listed = draft.facets?.properties.some(({ propertyType }) => propertyType === 'tag') ?? false

  const close = () => {
    setOpen(undefined)
    draft.drop()
  }
  const apply = (filters = draft.filters) => {
    search(it.page, { filters })
    close()
  }
  /** Closes from inside the panel: the focus goes back to the button that opened it. */
  const leave = (then: () => void) => {
    form.current?.querySelector<HTMLElement>('details[open] > summary')?.focus()
    then()
  }
  useEarlyChoices(form, it.rendered, draft.set, setOpen)
  useDismissal(form, open, {
    outside: () => (open === 'distance' && draft.changed ? apply() : close()),
    escape: () => leave(close),
  })

  const section = (name: Section) => ({
    name,
    open: open === name,
    onToggle: (shown: boolean) => {
      // The platform tells late: what was chosen since the section opened must not be dropped.
      if (!shown) draft.drop()
      setOpen((current) => (shown ? name : current === name ? undefined : current))
    },
    onCancel: () => leave(close),
    onReset: () => draft.set({ ...draft.filters, ...cleared[name] }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    leave(() => apply())
  }
  return (
    <form ref={form} className={css.bar} action={it.page.action} method="get" aria-label={t`Filters`} onSubmit={submit}>
      {carriedCriteria(it.page, flow, draft.facets !== undefined).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {draft.facets && (
        <Dropdown title={t`Activities`} count={counts.activities} filled={listed} {...section('activities')}>
          <Activities draft={draft} onHighlight={(tag) => leave(() => apply(toggled(draft.filters, 'tags', tag)))} />
        </Dropdown>
      )}
      <Dropdown title={t`Price`} count={counts.price} {...section('price')}>
        <PriceRange draft={draft} />
      </Dropdown>
      <Dropdown title={t`Distance`} count={counts.distance} {...section('distance')}>
        <DistanceRange draft={draft} criteria={it.applied} />
      </Dropdown>
      {draft.facets && (
        <Dropdown title={t`Facilities`} count={counts.facilities} {...section('facilities')}>
          <OptionList list="facilities" draft={draft} />
        </Dropdown>
      )}
      <div className={css.unscripted}>
        <Dropdown title={t`More filters`} count={moreFiltersCount(it.applied)} {...section('more')}>
          <MoreFilters draft={draft} />
        </Dropdown>
      </div>
      {it.children}
    </form>
  )
}
