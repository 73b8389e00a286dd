import type { ReactNode } from 'react'
import css from './HowItWorks.module.css'
import { type Given, useGivingSteps } from './use-giving-steps.ts'

/** The steps of giving, in order. */
export function HowItWorks({ gift }: { gift: Given }): ReactNode {
  return (
    <ol className={css.steps}>
      {useGivingSteps(gift).map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
