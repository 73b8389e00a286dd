import { useLingui } from '@lingui/react/macro'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { filterBarCounts } from '../../domain/criteria/criteria-counts.ts'
import { parseSearchCriteria } from '../../domain/criteria/parse-search.ts'
import type { SearchCriteria } from '../../domain/criteria/search-criteria.ts'
import { toggled } from '../../domain/filters/filter-changes.ts'
import { currentHash } from '../url-state.ts'
import { search } from '../results/search-url.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { carriedCriteria } from './carried-criteria.ts'
import { Dropdown } from './Dropdown.tsx'
import { cleared, type Section, sameFilters, sections } from './draft.ts'
import css from './Filters.module.css'
import type { FiltersProps } from './props.ts'
import { Activities } from './sections/Activities.tsx'
import { DistanceRange } from './sections/DistanceRange.tsx'
import { MoreFilters } from './sections/MoreFilters.tsx'
import { OptionList } from './sections/OptionList.tsx'
import { PriceRange } from './sections/PriceRange.tsx'
import { useDraft } from './use-draft.ts'

/** The dropdowns of wide screens; without scripts, the whole filter form of every screen. */
export function FilterBar(it: { page: FiltersProps; rendered: SearchCriteria; applied: SearchCriteria; children: ReactNode }): ReactNode {
  const { t } = useLingui()
  const { flow } = useSite()
  const form = useRef<HTMLFormElement>(null)
  const [open, setOpen] = useState<Section>()
  const draft = useDraft(it.page, it.rendered, it.applied, open !== undefined)
  const counts = filterBarCounts(it.applied)

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
  useOutsidePress(form, open, () => (open === 'distance' && draft.changed ? apply() : close()))

  const section = (name: Section) => ({
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
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.preventDefault()
    leave(close)
  }
  return (
    <form ref={form} className={css.bar} action={it.page.action} method="get" aria-label={t`Filters`} onSubmit={submit} onKeyDown={key}>
      {carriedCriteria(it.page, flow).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Dropdown title={t`Activities`} count={counts.activities} {...section('activities')}>
        <Activities draft={draft} onHighlight={(tag) => leave(() => apply(toggled(draft.filters, 'tags', tag)))} />
      </Dropdown>
      <Dropdown title={t`Price`} count={counts.price} {...section('price')}>
        <PriceRange draft={draft} />
      </Dropdown>
      <Dropdown title={t`Distance`} count={counts.distance} {...section('distance')}>
        <DistanceRange draft={draft} criteria={it.applied} />
      </Dropdown>
      <Dropdown title={t`Facilities`} count={counts.facilities} {...section('facilities')}>
        <OptionList list="facilities" draft={draft} />
      </Dropdown>
      <div className={css.unscripted}>
        <Dropdown title={t`More filters`} count={0} {...section('more')}>
          <MoreFilters draft={draft} />
        </Dropdown>
      </div>
      {it.children}
    </form>
  )
}

/** What was ticked or opened before the island was there is not lost: it becomes the draft. */
function useEarlyChoices(
  form: { readonly current: HTMLFormElement | null },
  rendered: SearchCriteria,
  set: (filters: SearchCriteria['filters']) => void,
  open: (section: Section) => void,
): void {
  const read = useEffectEvent(() => {
    if (!form.current) return
    const shown = [...form.current.querySelectorAll('details')].findIndex((details) => details.open)
    const name = sections[shown]
    if (name) open(name)
    const typed = new URLSearchParams()
    for (const [key, value] of new FormData(form.current)) if (typeof value === 'string') typed.append(key, value)
    // Price and distance have sliders wherever scripts run: their plain fields are hidden then.
    const { price, distance } = rendered.filters
    const filters = { ...parseSearchCriteria(typed.toString()).filters, price, distance }
    if (currentHash() === '' && !sameFilters(filters, rendered.filters)) set(filters)
  })
  useEffect(() => read(), [])
}

function useOutsidePress(form: { readonly current: HTMLFormElement | null }, open: Section | undefined, leave: () => void): void {
  const pressed = useEffectEvent((event: PointerEvent) => {
    const shown = form.current?.querySelector('details[open]')
    if (event.target instanceof Node && !shown?.contains(event.target)) leave()
  })
  useEffect(() => {
    if (!open) return
    const listener = (event: PointerEvent) => pressed(event)
    document.addEventListener('pointerdown', listener)
    return () => document.removeEventListener('pointerdown', listener)
  }, [open])
}
