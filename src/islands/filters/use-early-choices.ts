import { type RefObject, useEffect, useEffectEvent } from 'react'
import { parseSearchCriteria } from '../../domain/criteria/parse-search.ts'
import type { Filters, SearchCriteria } from '../../domain/criteria/search-criteria.ts'
import { currentHash } from '../url-state.ts'
import { type Section, sameFilters, sections } from './draft.ts'

/** What was ticked or opened before the island was there is not lost: it becomes the draft. */
export function useEarlyChoices(
  form: RefObject<HTMLFormElement | null>,
  rendered: SearchCriteria,
  set: (filters: Filters) => void,
  open: (section: Section) => void,
): void {
  const read = useEffectEvent(() => {
    if (!form.current) return
    const shown = form.current.querySelector<HTMLElement>('details[open]')?.dataset['section']
    const name = sections.find((section) => section === shown)
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
