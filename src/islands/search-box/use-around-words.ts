import { useLingui } from '@lingui/react/macro'
import type { Around } from '../../domain/criteria/around.ts'

/** "Less than 200 km from Angers", in the market's language. */
export function useAroundWords(): (around: Around) => string {
  const { t } = useLingui()
  return ({ distance, city }) => (city ? t`Less than ${distance}km from ${city}` : t`Less than ${distance}km from the chosen point`)
}
