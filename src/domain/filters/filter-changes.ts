import type { FilterList } from '../../contract/filter-lists.ts'
import { filterFields, type FilterSection, petsFacility } from '../search/fields.ts'
import { type Filters, noFilters } from '../search/criteria.ts'

/** Pets are a flag of their own, though the panel lists them with the facilities. */
export function toggled(filters: Filters, list: FilterList, value: string): Filters {
  if (list === 'facilities' && value === petsFacility) return { ...filters, petsAllowed: !filters.petsAllowed }
  const values = filters[list]
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value].sort()
  return { ...filters, [list]: next }
}

export function isChosen(filters: Filters, list: FilterList, value: string): boolean {
  return list === 'facilities' && value === petsFacility ? filters.petsAllowed : filters[list].includes(value)
}

export function withoutSection(filters: Filters, section: FilterSection): Filters {
  const names = Object.entries(filterFields).flatMap(([name, field]) => (field.section === section ? [name] : []))
  return { ...filters, ...Object.fromEntries(Object.entries(noFilters).filter(([name]) => names.includes(name))) }
}
