import { useLingui } from '@lingui/react/macro'

/** The word for a score of section 9; none under 8, where it would not recommend. */
export function useScoreLabel(average: number | undefined): string | undefined {
  const { t } = useLingui()
  if (average === undefined || average < 7) return undefined
  if (average >= 9.5) return t`Perfect`
  if (average >= 9) return t`Fantastic`
  if (average >= 8.5) return t`Excellent`
  if (average >= 8) return t`Very good`
  return t`Good`
}
