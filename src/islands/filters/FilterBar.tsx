import { useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { filterBarCounts } from '../../domain/search/filter-counts.ts'
import { withoutSection } from '../../domain/filters/filter-changes.ts'
import type { SearchCriteria } from '../../domain/search/criteria.ts'
import { toggled } from '../../domain/filters/filter-changes.ts'
import { useDismissal } from '../controls/use-dismissal.ts'
import { AsServed } from '../runtime/AsServed.tsx'
import { onDemand } from '../runtime/on-demand.ts'
import { changeFilters } from '../search-page/search-url.ts'
import { useFoundLabel } from '../../ui/results/use-found-label.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { carriedCriteria } from './carried-criteria.ts'
import { Dropdown } from './Dropdown.tsx'
import type { FilterSection } from '../../domain/search/fields.ts'
import css from './Filters.module.css'
import type { FiltersProps } from './props.ts'
import { Activities } from './sections/Activities.tsx'
import { NativeDistance } from './sections/NativeDistance.tsx'
import { NativePrice } from './sections/NativePrice.tsx'
import { OptionList } from './sections/OptionList.tsx'
import range from './sections/Range.module.css'
import { serverSections } from './server-sections.ts'
import { useDraft } from './use-draft.ts'
import { useEarlyChoices } from './use-early-choices.ts'

/** The server's markup until a dropdown opens or the browser is idle: no press is lost. */
export const useRanges = onDemand('Ranges', () => import('./sections/Ranges.tsx'))

interface FilterBarProps {
  readonly page: FiltersProps
  readonly rendered: SearchCriteria
  readonly applied: SearchCriteria
  readonly children: ReactNode
}

/** For wide screens; without scripts for all. */
export function FilterBar(props: FilterBarProps): ReactNode {
  const { t } = useLingui()
  const { flow } = useSite()
  const isActivities = flow === 'activity'
  const form = useRef<HTMLFormElement>(null)
  const [open, setOpen] = useState<FilterSection>()
  // Without the server's facets the bar requests them.
  const draft = useDraft(props.page, props.rendered, props.applied, {
    filters: open !== undefined || !props.page.facets,
    activities: open === 'activities',
  })
  const ranges = useRanges(open === 'price' || open === 'distance')
  useEffect(() => void form.current?.toggleAttribute('data-loading', !ranges), [ranges])
  const counts = filterBarCounts(props.applied)
  const listed = draft.facets?.properties.some(({ propertyType }) => propertyType === 'tag') ?? false

  const opened = () => form.current?.querySelector('details[open]')
  const close = () => {
    // The state may lag: `toggle` fires late.
    opened()?.removeAttribute('open')
    setOpen(undefined)
    draft.drop()
  }
  const apply = (filters = draft.filters) => {
    changeFilters(props.page, { filters })
    close()
  }
  /** Focuses the button, which the sticky bar may contain. */
  const leave = (then: () => void) => {
    form.current?.querySelector<HTMLElement>('details[open] > summary')?.focus({ preventScroll: true })
    then()
  }
  useEarlyChoices(form, props.rendered, draft.set, setOpen)
  useDismissal(opened, {
    outside: () => (open === 'distance' && draft.changed ? apply() : close()),
    escape: () => leave(close),
  })

  const { total } = draft
  const foundLabel = useFoundLabel()
  const found = total === undefined ? undefined : foundLabel(total, props.applied.destination?.kind === 'hotel')
  const section = (name: FilterSection) => ({
    name,
    total,
    found,
    open: open === name,
    onToggle: (shown: boolean) => {
      // `toggle` fires late: choices made since must stay.
      if (!shown) draft.drop()
      setOpen((current) => (shown ? name : current === name ? undefined : current))
    },
    onCancel: () => leave(close),
    onReset: () => draft.set(withoutSection(draft.filters, name)),
  })
  const live = (slider: ReactNode) => (slider ? <div key="live">{slider}</div> : <AsServed key="served" />)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    leave(() => apply())
  }
  return (
    <form ref={form} className={css.bar} action={props.page.action} method="get" aria-label={t`Filters`} onSubmit={submit}>
      {draft.facets && (
        <Dropdown
          title={isActivities ? t`Type of activity` : t`Activities`}
          count={counts.activities}
          filled={listed}
          {...section('activities')}
        >
          <Activities draft={draft} onHighlight={(tag) => leave(() => apply(toggled(draft.filters, 'tags', tag)))} />
        </Dropdown>
      )}
      <Dropdown title={t`Price`} count={counts.price} {...section('price')}>
        {live(ranges && <ranges.PriceRange draft={draft} criteria={props.applied} />)}
        {import.meta.env.SSR ? (
          <NativePrice rendered={props.rendered}>
            {carriedCriteria(props.page, flow, draft.facets !== undefined).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
          </NativePrice>
        ) : (
          <AsServed className={range.plain} />
        )}
      </Dropdown>
      <Dropdown title={t`Distance`} count={counts.distance} {...section('distance')}>
        {live(ranges && <ranges.DistanceRange draft={draft} criteria={props.applied} />)}
        {import.meta.env.SSR ? <NativeDistance rendered={props.rendered} /> : <AsServed className={range.plain} />}
      </Dropdown>
      {draft.facets && !isActivities && (
        <Dropdown title={t`Facilities`} count={counts.facilities} {...section('facilities')}>
          <OptionList list="facilities" draft={draft} />
        </Dropdown>
      )}
      {!isActivities &&
        (import.meta.env.SSR && serverSections.NativeMoreFilters ? (
          <serverSections.NativeMoreFilters title={t`More filters`} draft={draft} applied={props.applied} {...section('more')} />
        ) : (
          <AsServed className={css.unscripted} />
        ))}
      {props.children}
    </form>
  )
}
