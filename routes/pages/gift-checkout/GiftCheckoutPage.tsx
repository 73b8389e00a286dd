import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { digitalGift, isOwnUse } from '../../../src/domain/gift/gift.ts'
import { giftCheckoutHref } from '../../../src/domain/gift/gift-address.ts'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import { Memo } from '../../../src/hydration/server/memo/Memo.tsx'
import { Button, LinkButton } from '../../../src/ui/button/Button.tsx'
import { AmountsDue } from '../../../src/ui/checkout/AmountsDue.tsx'
import { CheckoutLayout } from '../../../src/ui/checkout/CheckoutLayout.tsx'
import { GiftLines } from '../../../src/ui/checkout/GiftLines.tsx'
import { GiftSummary } from '../../../src/ui/checkout/GiftSummary.tsx'
import { FailedState } from '../../../src/ui/notice/FailedState.tsx'
import { Notice } from '../../../src/ui/notice/Notice.tsx'
import { PhoneBanner } from '../../../src/ui/notice/PhoneBanner.tsx'
import { BookingPanelSkeleton, ListSkeleton } from '../../../src/ui/skeleton/Skeleton.tsx'
import { newestPaid, orderAgain, type PaidBefore } from '../paid-before.ts'
import { GiftForm } from './GiftForm.tsx'
import type { GiftCheckoutPageProps } from './props.ts'

export function GiftCheckoutPage(props: GiftCheckoutPageProps): ReactNode {
  const { context, choice, described, state, isPost, offer, contact } = props
  const { label, image, place, validityMonths } = described
  const form = { context, choice, described, draft: props.draft, state, deliveryDays: props.deliveryDays }
  const failed = isPost ? (
    <GiftForm {...form} />
  ) : (
    <FailedState retry={`${context.url.pathname}${context.url.search}`}>
      <Trans>We could not confirm the price of your gift. Nothing has been ordered.</Trans>
    </FailedState>
  )
  return (
    <CheckoutLayout
      paid={newestPaid(context)}
      title={isOwnUse(choice) ? <Trans>Your order</Trans> : <Trans>Your gift</Trans>}
      summary={
        <GiftSummary gift={choice.gift} format={choice.format} label={label} image={image} place={place} validityMonths={validityMonths}>
          <Deferred data={offer} pending={<BookingPanelSkeleton />} failed={null}>
            {(found) =>
              found.kind === 'priced' && (
                <>
                  <div data-price-part>
                    <GiftLines lines={found.priced.lines} ownUse={isOwnUse(choice)} giftcards={found.price.giftcards} />
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
      {state.paid ? (
        <AlreadyPaid {...{ context, choice, state, isPost }} paid={state.paid} />
      ) : (
        <Deferred data={offer} pending={<ListSkeleton rows={3} />} failed={failed}>
          {(found) =>
            found.kind === 'priced' ? (
              <GiftForm {...form} found={found} />
            ) : (
              <>
                <NotOrderable {...{ context, choice, described }} reason={found.kind} />
                {isPost && <GiftForm {...form} />}
              </>
            )
          }
        </Deferred>
      )}
      {contact && <Memo component={PhoneBanner} props={{ contact }} />}
    </CheckoutLayout>
  )
}

interface AlreadyPaidProps extends Pick<GiftCheckoutPageProps, 'context' | 'choice' | 'state' | 'isPost'> {
  readonly paid: PaidBefore
}

/** Ordering once more is another form with another key. What was posted goes along, and is posted again to be shown. */
function AlreadyPaid({ context, choice, state, isPost, paid }: AlreadyPaidProps): ReactNode {
  const { reference, address } = paid
  const again = giftCheckoutHref(context.site, { ...choice, shownPrice: undefined }, orderAgain(paid))
  return (
    <Notice
      tone="done"
      live
      title={<Trans>You have just ordered this: order no. {reference}</Trans>}
      action={
        <>
          {address && (
            <LinkButton href={address}>
              <Trans>See my order</Trans>
            </LinkButton>
          )}
          {isPost ? (
            <form method="post" action={again}>
              {Object.entries({ ...state.values, key: state.key, price: '0' }).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <Button type="submit" name="update" value="price" look="second">
                <Trans>Order it once more</Trans>
              </Button>
            </form>
          ) : (
            <LinkButton look="second" href={again}>
              <Trans>Order it once more</Trans>
            </LinkButton>
          )}
        </>
      }
    >
      <Trans>This order is already paid. Nothing has been charged again.</Trans>
    </Notice>
  )
}

type NotOrderableProps = Pick<GiftCheckoutPageProps, 'context' | 'choice' | 'described'> & { readonly reason: 'unsold' | 'soon' }

function NotOrderable({ context, choice, described, reason }: NotOrderableProps): ReactNode {
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
