import { useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { toggled, withoutSection } from '../../domain/filters/filter-changes.ts'
import type { Filters, SearchCriteria } from '../../domain/search/criteria.ts'
import { type FilterSection, filterSections } from '../../domain/search/fields.ts'
import { filterBarCounts } from '../../domain/search/filter-counts.ts'
import { parseSearchCriteria } from '../../domain/search/hash.ts'
import { useFoundLabel } from '../../ui/results/use-found-label.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { useDismissal } from '../controls/use-dismissal.ts'
import { AsServed } from '../runtime/AsServed.tsx'
import { currentHash } from '../runtime/address.ts'
import { onDemand } from '../runtime/on-demand.ts'
import { changeFilters } from '../search-page/show-search.ts'
import { Dropdown } from './Dropdown.tsx'
import css from './Filters.module.css'
import type { NativeMoreFiltersProps } from './NativeMoreFilters.tsx'
import { carriedCriteria } from './carried-criteria.ts'
import type { FiltersProps } from './props.ts'
import { Activities } from './sections/Activities.tsx'
import { NativeDistance, NativePrice } from './sections/NativeRanges.tsx'
import { OptionList } from './sections/OptionList.tsx'
import range from './sections/Range.module.css'
import { sameFilters, useDraft } from './use-draft.ts'

/** Until the sliders have loaded, the server's native fields stay in their place. */
export const useSliders = onDemand('Sliders', () => import('./sections/Sliders.tsx'))

interface FilterBarProps {
  readonly page: FiltersProps
  readonly rendered: SearchCriteria
  readonly applied: SearchCriteria
  readonly children: ReactNode
}

/** A dropdown for each section; a beneficiary has none for the price, because the gift pays it. Narrow screens show it only without scripts: otherwise they have the drawer. */
export function FilterBar(props: FilterBarProps): ReactNode {
  const { t } = useLingui()
  const { flow, redeeming } = useSite()
  const isActivities = flow === 'activity'
  const form = useRef<HTMLFormElement>(null)
  const [open, setOpen] = useState<FilterSection>()
  // A page without facets, because their call failed, requests them at once.
  const draft = useDraft(props.page, props.rendered, props.applied, {
    filters: open !== undefined || !props.page.facets,
    activities: open === 'activities',
  })
  const sliders = useSliders(open === 'price' || open === 'distance')
  useEffect(() => void form.current?.toggleAttribute('data-loading', !sliders), [sliders])
  const counts = filterBarCounts(props.applied, flow)
  const listed = draft.facets?.properties.some(({ propertyType }) => propertyType === 'tag') ?? false

  const opened = () => form.current?.querySelector('details[open]')
  const close = () => {
    // `toggle` fires late, so the state may not know yet what is open.
    opened()?.removeAttribute('open')
    setOpen(undefined)
    draft.drop()
  }
  const apply = (filters = draft.filters) => {
    changeFilters(props.page, { filters })
    close()
  }
  /** The button of the open section takes the focus, without scrolling to the sticky bar's place in the page. */
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
      // `toggle` fires late, when the visitor may have opened another section already.
      if (!shown) draft.drop()
      setOpen((current) => (shown ? name : current === name ? undefined : current))
    },
    onCancel: () => leave(close),
    onReset: () => draft.set(withoutSection(draft.filters, name)),
  })
  const sliderOrServed = (slider: ReactNode) => (slider ? <div key="slider">{slider}</div> : <AsServed key="served" />)
  const carried = () =>
    carriedCriteria(props.page, flow, draft.facets !== undefined).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))
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
      {redeeming ? (
        import.meta.env.SSR ? (
          <div className={range.plain}>{carried()}</div>
        ) : (
          <AsServed className={range.plain} />
        )
      ) : (
        <Dropdown title={t`Price`} count={counts.price} {...section('price')}>
          {sliderOrServed(sliders && <sliders.PriceSlider draft={draft} criteria={props.applied} />)}
          {import.meta.env.SSR ? <NativePrice rendered={props.rendered}>{carried()}</NativePrice> : <AsServed className={range.plain} />}
        </Dropdown>
      )}
      <Dropdown title={t`Distance`} count={counts.distance} {...section('distance')}>
        {sliderOrServed(sliders && <sliders.DistanceSlider draft={draft} criteria={props.applied} />)}
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

/** Takes over what was opened and chosen in the form before it was hydrated. */
function useEarlyChoices(
  form: RefObject<HTMLFormElement | null>,
  rendered: SearchCriteria,
  set: (filters: Filters) => void,
  open: (section: FilterSection) => void,
): void {
  const read = useEffectEvent(() => {
    if (!form.current) return
    const shown = form.current.querySelector<HTMLElement>('details[open]')?.dataset['section']
    const name = filterSections.find((section) => section === shown)
    if (name) open(name)
    const typed = new URLSearchParams()
    for (const [key, value] of new FormData(form.current)) if (typeof value === 'string') typed.append(key, value)
    // Price and distance stay as rendered, because sliders replace their native fields.
    const { price, distance } = rendered.filters
    const filters = { ...parseSearchCriteria(typed.toString()).filters, price, distance }
    if (currentHash() === '' && !sameFilters(filters, rendered.filters)) set(filters)
  })
  useEffect(() => read(), [])
}

interface ServerSections {
  NativeMoreFilters?: (props: NativeMoreFiltersProps) => ReactNode
}

/**
 * `island.ts`, which only the server loads, adds the component here. Importing it would put the code of the drawer's sections into the chunk
 * of the bar.
 */
export const serverSections: ServerSections = {}
