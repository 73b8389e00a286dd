import type { ReactNode } from 'react'
import css from './HowItWorks.module.css'
import { type GiftKind, useGivingSteps } from './use-giving-steps.ts'

export function HowItWorks({ gift, byPost }: { gift: GiftKind; byPost?: boolean }): ReactNode {
  return (
    <ol className={css.steps}>
      {useGivingSteps(gift, byPost).map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
