import { useLingui } from '@lingui/react/macro'

/** Kind of gift: the beneficiary picks the dates of a stay or an activity, or the stay of a box. */
export type GiftKind = 'stay' | 'box' | 'activity'

/** Returns the four steps of a gift, a sentence each; `byPost`: a box can also be sent by post. */
export function useGivingSteps(kind: GiftKind, byPost = false): readonly string[] {
  const { t } = useLingui()
  const steps: Readonly<Record<GiftKind, readonly string[]>> = {
    stay: [
      t`You choose the stay and the number of nights.`,
      t`You receive the voucher by e-mail at once, or by post, to give when you like.`,
      t`They choose their dates and book online, without paying anything.`,
      t`They leave, and enjoy.`,
    ],
    box: [
      t`You choose a theme and a box.`,
      byPost
        ? t`You receive the box by e-mail at once, or by post, to give when you like.`
        : t`You receive the box by e-mail at once, to give when you like.`,
      t`They choose their stay and their dates, and book online without paying anything.`,
      t`They leave, and enjoy.`,
    ],
    activity: [
      t`You choose the activity and the number of participants.`,
      t`You receive the voucher by e-mail at once, to print or to forward when you like.`,
      t`They choose their date with the activity centre, while the voucher is valid.`,
      t`They go, and enjoy. Not their thing? The gift can be exchanged.`,
    ],
  }
  return steps[kind]
}
