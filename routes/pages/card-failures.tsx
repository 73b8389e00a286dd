import { Trans } from '@lingui/react/macro'
import type { FormFailure } from './form-failures.ts'

/** Why a form was not ordered because of its gift cards. Those without a notice are explained beside the cards. */
export const cardFailures = {
  cards: {
    status: 409,
    notice: (
      <Trans>
        What your gift cards pay has changed, and nothing has been ordered. Please check the cards and what is left to pay, then confirm.
      </Trans>
    ),
  },
  cardAdded: {
    status: 200,
    notice: <Trans>Your gift card is added, and nothing has been ordered yet. Please check what is left to pay, then confirm.</Trans>,
  },
  cardRefused: { status: 422, notice: null },
  cardBusy: { status: 429, notice: null },
  cardUnchecked: { status: 503, notice: null },
} satisfies Readonly<Record<string, FormFailure>>

export type CardFailure = keyof typeof cardFailures
