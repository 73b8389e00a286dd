import type { ReactNode } from 'react'
import { MarketChooser } from './MarketChooser.tsx'

/** Language choice of Belgium (search, section 2, "Country splash"). */
export function BelgianSplash(): ReactNode {
  return <MarketChooser only={['be-nl', 'be-fr']} />
}
