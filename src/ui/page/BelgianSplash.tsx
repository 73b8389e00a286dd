import type { ReactNode } from 'react'
import { MarketChooser } from './MarketChooser.tsx'

/** The choice of a language in Belgium (S2, "Country splash"). */
export function BelgianSplash(): ReactNode {
  return <MarketChooser only={['be-nl', 'be-fr']} />
}
