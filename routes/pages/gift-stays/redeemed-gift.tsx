import type { ReactNode } from 'react'
import type { StayTerms } from '../../../src/domain/gift/held-codes.ts'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import { HeldGiftState } from '../../../src/ui/beneficiary/HeldGiftState.tsx'
import type { PageContext } from '../../context.ts'
import { giftHref, type SessionGift, signInAgain } from '../gift/held-gift.ts'
import { SignInRefused } from '../gift/SignInRefused.tsx'
import { redirectTo } from '../purchase-redirects.ts'

export interface RedeemedGift extends StayTerms {
  readonly reference: string
}

/** Returns the voucher or box of the session. Redirects to the sign-in without one, and to the gift where it pays no stay. */
export function redeemedGift(context: PageContext, reference: string | undefined): RedeemedGift {
  const held = context.heldGifts.find((gift) => gift.reference === reference)
  if (!held) throw signInAgain(context)
  if (!held.terms) throw redirectTo(giftHref(context.site, held.reference))
  return { reference: held.reference, ...held.terms }
}

/** Says why nothing can be booked with the gift any more, once the upstream has said so. The checkout refuses it in any case. */
export function GiftStateSection({ state }: { readonly state: Promise<SessionGift> }): ReactNode {
  return (
    <Deferred data={state} pending={null} failed={null}>
      {(session) => {
        if (session.kind !== 'opened' || session.opened.state === 'open') return null
        const { opened } = session
        return (
          <div className="wrap">
            {'gift' in opened ? <HeldGiftState opened={opened} confirmation={undefined} /> : <SignInRefused opened={opened} />}
          </div>
        )
      }}
    </Deferred>
  )
}
