import { isScoredInGifting } from '../../domain/cards/review-score.ts'
import type { SiteView } from '../site/SiteContext.tsx'

export const showsScores = ({ flow, site }: Pick<SiteView, 'flow' | 'site'>): boolean =>
  flow !== 'gifting' || isScoredInGifting(site.market.country)
