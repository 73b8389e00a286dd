import { useLingui } from '@lingui/react/macro'

export type GiftKind = 'stay' | 'box' | 'card' | 'activity'

export function useGivingSteps(kind: GiftKind, byPost = false): readonly string[] {
  const { t } = useLingui()
  const steps: Readonly<Record<GiftKind, readonly string[]>> = {
    stay: [
      t`You choose the stay and the number of nights.`,
      byPost
        ? t`You receive the voucher by e-mail at once, or by post, to give when you like.`
        : t`You receive the voucher by e-mail at once, to print or to forward when you like.`,
      t`They choose their dates and book online; what a dearer date costs more is shown beforehand.`,
      t`They leave, and enjoy.`,
    ],
    box: [
      t`You choose a theme and a box.`,
      byPost
        ? t`You receive the box by e-mail at once, or by post, to give when you like.`
        : t`You receive the box by e-mail at once, to give when you like.`,
      t`They choose their stay and their dates, and book online; a dearer date costs a supplement.`,
      t`They leave, and enjoy.`,
    ],
    card: [
      t`You choose the amount.`,
      byPost
        ? t`You receive the card by e-mail at once, or by post, to give when you like.`
        : t`You receive the card by e-mail at once, to print or to forward when you like.`,
      t`They choose a stay, an activity or a box, and pay with the card.`,
      t`They leave, and enjoy. What is left stays on the card.`,
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
