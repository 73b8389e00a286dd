import { type RefObject, useEffect, useEffectEvent } from 'react'
import { parseSearchCriteria } from '../../domain/search/hash.ts'
import type { Filters, SearchCriteria } from '../../domain/search/criteria.ts'
import { filterSections, type FilterSection } from '../../domain/search/fields.ts'
import { currentHash } from '../runtime/address.ts'
import { sameFilters } from './draft.ts'

export function useEarlyChoices(
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
    // Sliders replace the fields of price and distance.
    const { price, distance } = rendered.filters
    const filters = { ...parseSearchCriteria(typed.toString()).filters, price, distance }
    if (currentHash() === '' && !sameFilters(filters, rendered.filters)) set(filters)
  })
  useEffect(() => read(), [])
}
