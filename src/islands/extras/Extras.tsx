import type { ReactNode } from 'react'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { GiftExtras } from './GiftExtras.tsx'
import type { ExtrasProps } from './props.ts'
import { StayExtras } from './StayExtras.tsx'

/** Each combination of extras is a product of its own: choosing one leads to it (B4.25). */
export default function Extras(props: ExtrasProps): ReactNode {
  const { flow } = useSite()
  if (flow === 'gifting') return <GiftExtras {...props} />
  return props.extras && <StayExtras {...props} extras={props.extras} />
}
