import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Footer } from '../../../src/contract/cms/frame.ts'
import type { Settings } from '../../../src/contract/cms/settings.ts'
import type { OrderPayment } from '../../../src/contract/order.ts'
import { digitalGift, type GiftChoice, isOwnUse } from '../../../src/domain/gift/gift.ts'
import { giftCheckoutHref } from '../../../src/domain/gift/gift-address.ts'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import { LinkButton } from '../../../src/ui/button/Button.tsx'
import { AmountsDue } from '../../../src/ui/checkout/AmountsDue.tsx'
import { CheckoutLayout } from '../../../src/ui/checkout/CheckoutLayout.tsx'
import { GiftLines } from '../../../src/ui/checkout/GiftLines.tsx'
import { GiftSummary } from '../../../src/ui/checkout/GiftSummary.tsx'
import { FailedState } from '../../../src/ui/notice/FailedState.tsx'
import { Notice } from '../../../src/ui/notice/Notice.tsx'
import { PhoneBanner } from '../../../src/ui/notice/PhoneBanner.tsx'
import { BookingPanelSkeleton, ListSkeleton } from '../../../src/ui/skeleton/Skeleton.tsx'
import type { PageContext } from '../../context.ts'
import type { DescribedGift } from './described-gift.ts'
import { GiftForm } from './GiftForm.tsx'
import type { GiftFormState } from './place-order.ts'
import type { GiftPricing, PricedGift } from './priced-gift.ts'

export interface PricedOffer {
  readonly kind: 'priced'
  readonly priced: PricedGift
  readonly payments: readonly OrderPayment[]
}
export type GiftOffer = PricedOffer | Exclude<GiftPricing, PricedGift>

export interface GiftCheckoutPageProps {
  readonly context: PageContext
  readonly choice: GiftChoice
  readonly described: DescribedGift
  readonly state: GiftFormState
  /** Such a page has a form, whatever failed. */
  readonly isPost: boolean
  readonly offer: Promise<GiftOffer>
  /** Working days. */
  readonly deliveryDays: Settings['deliveryDays'] | undefined
  readonly contact: Footer['contact'] | undefined
}

export function GiftCheckoutPage(props: GiftCheckoutPageProps): ReactNode {
  const { context, choice, described, state, isPost, offer, contact } = props
  const { label, image, place, validity } = described
  const failed = isPost ? (
    <GiftForm {...props} />
  ) : (
    <FailedState retry={`${context.url.pathname}${context.url.search}`}>
      <Trans>We could not confirm the price of your gift. Nothing has been ordered.</Trans>
    </FailedState>
  )
  return (
    <CheckoutLayout
      title={isOwnUse(choice) ? <Trans>Your order</Trans> : <Trans>Your gift</Trans>}
      summary={
        <GiftSummary gift={choice.gift} format={choice.format} label={label} image={image} place={place} validity={validity}>
          <Deferred data={offer} pending={<BookingPanelSkeleton />} failed={null}>
            {(found) =>
              found.kind === 'priced' && (
                <>
                  <div data-price-part>
                    <GiftLines lines={found.priced.lines} />
                  </div>
                  <div aria-live="polite">
                    <div data-price-part>
                      <AmountsDue payments={found.payments} />
                    </div>
                  </div>
                </>
              )
            }
          </Deferred>
        </GiftSummary>
      }
    >
      <Deferred data={offer} pending={<ListSkeleton rows={3} />} failed={failed}>
        {(found) =>
          state.failed === 'paid' ? (
            <AlreadyPaid {...props} />
          ) : found.kind === 'priced' ? (
            <GiftForm {...props} found={found} />
          ) : (
            <>
              <NotOrderable {...props} reason={found.kind} />
              {isPost && <GiftForm {...props} />}
            </>
          )
        }
      </Deferred>
      {contact && <PhoneBanner contact={contact} />}
    </CheckoutLayout>
  )
}

/** The form was sent again after its payment. The checkout's own address opens another form. */
function AlreadyPaid({ context, choice, state: { paid } }: GiftCheckoutPageProps): ReactNode {
  return (
    <Notice
      tone="done"
      live
      title={<Trans>This order is already paid</Trans>}
      action={
        <>
          {paid && (
            <LinkButton href={paid}>
              <Trans>See my order</Trans>
            </LinkButton>
          )}
          <LinkButton look="second" href={giftCheckoutHref(context.site, choice, { price: undefined })}>
            <Trans>Order it once more</Trans>
          </LinkButton>
        </>
      }
    >
      <Trans>You have ordered it with this form before. Nothing has been charged again.</Trans>
    </Notice>
  )
}

function NotOrderable({ context, choice, described, reason }: GiftCheckoutPageProps & { reason: 'unsold' | 'soon' }): ReactNode {
  if (reason === 'unsold') {
    return (
      <Notice
        tone="fail"
        title={<Trans>This gift is not sold like this any more</Trans>}
        action={
          <LinkButton href={described.back}>
            <Trans>Choose again</Trans>
          </LinkButton>
        }
      />
    )
  }
  return (
    <Notice
      tone="warn"
      title={<Trans>Victim of its success, the physical format is coming back soon!</Trans>}
      action={
        <LinkButton href={giftCheckoutHref(context.site, digitalGift(choice))}>
          <Trans>Give it by e-mail</Trans>
        </LinkButton>
      }
    >
      <Trans>The same gift can be sent by e-mail at once, ready to print.</Trans>
    </Notice>
  )
}
