import type { ReactNode } from 'react'
import css from './HowItWorks.module.css'
import { type GiftKind, useGivingSteps } from './use-giving-steps.ts'

/** The steps of a gift, in order. */
export function HowItWorks({ gift }: { gift: GiftKind }): ReactNode {
  return (
    <ol className={css.steps}>
      {useGivingSteps(gift).map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
