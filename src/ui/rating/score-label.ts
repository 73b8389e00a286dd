import { useLingui } from '@lingui/react/macro'
import type { ReviewLabel } from '../../domain/cards/review-score.ts'

export function useScoreLabel(label: ReviewLabel | undefined): string | undefined {
  const { t } = useLingui()
  switch (label) {
    case 'perfect':
      return t`Perfect`
    case 'fantastic':
      return t`Fantastic`
    case 'excellent':
      return t`Excellent`
    case 'veryGood':
      return t`Very good`
    case 'good':
      return t`Good`
    case undefined:
      return undefined
  }
}
