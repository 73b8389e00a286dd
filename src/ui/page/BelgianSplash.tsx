import type { ReactNode } from 'react'
import { MarketChooser } from './MarketChooser.tsx'

/** Belgium's splash: its two languages, each with its entry (section 2, "Country splash"). */
export function BelgianSplash(): ReactNode {
  return <MarketChooser only={['be-nl', 'be-fr']} />
}
