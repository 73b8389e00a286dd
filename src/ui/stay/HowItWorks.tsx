import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import css from './HowItWorks.module.css'

/** The steps of giving: a stay or an activity whose dates the beneficiary picks, or a box whose stay they pick. */
export function HowItWorks({ gift }: { gift: 'stay' | 'box' | 'activity' }): ReactNode {
  const steps = {
    stay: [
      <Trans key="1">You choose the stay and the number of nights.</Trans>,
      <Trans key="2">You receive the voucher by e-mail at once, or by post, to give when you like.</Trans>,
      <Trans key="3">They choose their dates and book online, without paying anything.</Trans>,
      <Trans key="4">They leave, and enjoy.</Trans>,
    ],
    box: [
      <Trans key="1">You choose a theme and a box.</Trans>,
      <Trans key="2">You receive the box by e-mail at once, or by post, to give when you like.</Trans>,
      <Trans key="3">They choose their stay and their dates, and book online without paying anything.</Trans>,
      <Trans key="4">They leave, and enjoy.</Trans>,
    ],
    activity: [
      <Trans key="1">You choose the activity and the number of participants.</Trans>,
      <Trans key="2">You receive the voucher by e-mail at once, to print or to forward when you like.</Trans>,
      <Trans key="3">They choose their date with the activity centre, while the voucher is valid.</Trans>,
      <Trans key="4">They go, and enjoy. Not their thing? The gift can be exchanged.</Trans>,
    ],
  }
  return (
    <ol className={css.steps}>
      {steps[gift].map((step, at) => (
        <li key={at}>{step}</li>
      ))}
    </ol>
  )
}
