import { useState } from 'react'
import { changedExtra, type ExtraChoices, extrasOfProduct } from '../../domain/extras/extra-choices.ts'

interface LastChange {
  readonly extra: number
  readonly added: boolean
}

/** Changed here or on the panel; undefined before. */
export function useLastChange(choices: ExtraChoices, product: number): LastChange | undefined {
  const [{ current, before }, setProducts] = useState({ current: product, before: product })
  if (current !== product) setProducts({ current: product, before: current })
  const extra = changedExtra(choices, before, current)
  return extra === undefined ? undefined : { extra, added: extrasOfProduct(choices, current).includes(extra) }
}
