import type { ReactNode } from 'react'
import { MarketChooser } from './MarketChooser.tsx'

/** Search, section 2, "Country splash". */
export function BelgianSplash(): ReactNode {
  return <MarketChooser only={['be-nl', 'be-fr']} />
}
