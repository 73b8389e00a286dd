import type { ReactNode } from 'react'
import type { TargetedBanner as Content } from '../../contract/cms.ts'
import { TargetedBanner } from '../home/TargetedBanner.tsx'

/** Content's banners as they stand between results. */
export function inlineBanners(banners: readonly Content[]): readonly ReactNode[] {
  return banners.map((banner) => <TargetedBanner key={banner.title} of={banner} inline />)
}
