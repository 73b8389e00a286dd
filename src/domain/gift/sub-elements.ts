import type { SubElement, SubElementCategory, SubElementKey, SubElements } from '../../contract/gifts.ts'
import { sleeveCategory } from '../../contract/sleeve-category.ts'
import type { SubElementChoice } from './gift.ts'

export interface SubElementGroup {
  readonly key: SubElementKey
  readonly category: SubElementCategory
  readonly elements: readonly SubElement[]
  /** The first choice is the free standard option, which is no element. */
  readonly hasDefault: boolean
}

export const standardOption = 'default'

export function subElementGroups({ categories, availableCustomSubElements }: SubElements): SubElementGroup[] {
  return categories.flatMap((category) => {
    const hasDefault = category.id === sleeveCategory
    const key = category.key ?? (hasDefault ? 'sleeves' : undefined)
    const elements = availableCustomSubElements.filter(({ categoryId }) => categoryId === category.id)
    return key && elements.length > 0 ? [{ key, category, elements, hasDefault }] : []
  })
}

/** A category with single selection has one at most (B4.66). */
export function chosenSubElements(available: SubElements, choice: SubElementChoice): SubElement[] {
  return subElementGroups(available).flatMap(({ key, category, elements }) => {
    const chosen = elements.filter(({ id }) => choice[key].includes(String(id)))
    return category.singleSelection ? chosen.slice(0, 1) : chosen
  })
}

/** In a category with single selection, a choice replaces the other. */
export function toggledSubElement({ category, key }: SubElementGroup, choice: SubElementChoice, id: string): readonly string[] {
  const ids = choice[key]
  if (category.singleSelection) return id === standardOption ? [] : [id]
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id].sort()
}
