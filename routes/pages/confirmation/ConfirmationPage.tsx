import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { FooterContent } from '../../../src/contract/cms/frame.ts'
import type { Order } from '../../../src/contract/order.ts'
import { rememberedGuest } from '../../../src/domain/booking/lead-guest.ts'
import { todayIn } from '../../../src/domain/dates/market-time.ts'
import { isTaxIncluded } from '../../../src/domain/pricing/local-tax.ts'
import { href } from '../../../src/market/site.ts'
import { Button, LinkButton } from '../../../src/ui/button/Button.tsx'
import { CancellationLine } from '../../../src/ui/checkout/CancellationLine.tsx'
import { CheckoutLayout, CheckoutPart } from '../../../src/ui/checkout/CheckoutLayout.tsx'
import { InOrderLanguage, OrderText } from '../../../src/ui/checkout/order-language.tsx'
import { PaidAndDue } from '../../../src/ui/checkout/PaidAndDue.tsx'
import { Programme } from '../../../src/ui/checkout/Programme.tsx'
import { Summary, SummaryFact } from '../../../src/ui/checkout/Summary.tsx'
import { WhereToGo } from '../../../src/ui/checkout/WhereToGo.tsx'
import { Icon } from '../../../src/ui/icon/Icon.tsx'
import { Notice } from '../../../src/ui/notice/Notice.tsx'
import { PhoneBanner } from '../../../src/ui/notice/PhoneBanner.tsx'
import type { PageContext } from '../../context.ts'
import { bookedDates, bookedGuests, calendarFileName } from './booked-order.ts'

export function ConfirmationPage({
  context,
  order,
  contact,
}: {
  context: PageContext
  order: Order
  contact: FooterContent['contact'] | undefined
}): ReactNode {
  const { t } = useLingui()
  const { site, url, today } = context
  const { hotel, reference, priceInfo, localTaxTotalAmount } = order
  const dates = bookedDates(order)
  const orderedOn = todayIn(site.market.timeZone, new Date(order.orderedAt))
  return (
    <InOrderLanguage locale={order.locale}>
      <CheckoutLayout
        title={<Trans>Your stay is booked</Trans>}
        summary={
          <Summary
            label={order.label}
            hotel={hotel}
            image={order.image}
            dates={dates}
            nights={order.reservationCriteria.nights}
            guests={bookedGuests(order)}
          >
            <ul>
              {order.extras.map((label) => (
                <SummaryFact key={label} icon="plus">
                  <Trans>
                    Extra: <OrderText>{label}</OrderText>
                  </Trans>
                </SummaryFact>
              ))}
              <SummaryFact icon="shield">
                {priceInfo.insuranceAmount === undefined ? <Trans>Standard rate</Trans> : <Trans>Rate with cancellation insurance</Trans>}
              </SummaryFact>
            </ul>
            <PaidAndDue
              payment={order.payment}
              orderedOn={orderedOn}
              stayPrice={priceInfo.sellPrice}
              giftcards={priceInfo.giftcards}
              discount={priceInfo.extraDiscount}
              gift={order.gift && { label: order.gift.label, amount: priceInfo.giftAmount ?? 0 }}
              {...(!isTaxIncluded(hotel.localTax) && { localTax: localTaxTotalAmount })}
            />
          </Summary>
        }
      >
        <div data-forget={`choices ${rememberedGuest}`}>
          <Notice
            tone="done"
            title={t`Booking number: ${reference}`}
            action={
              <p className="row">
                <LinkButton look="second" small href={`${href(site, 'calendarFile')}${url.search}`} download={calendarFileName(order)}>
                  <Icon name="calendar" />
                  <Trans>Add to my calendar</Trans>
                </LinkButton>
                <Button look="second" small className="live" data-print>
                  <Icon name="print" />
                  <Trans>Print</Trans>
                </Button>
              </p>
            }
          >
            <p>
              <Trans>We have sent the confirmation to the e-mail address that you gave, with the dates for your calendar.</Trans>
            </p>
            <p>
              <Trans>Keep this number: with it you find your booking again, change it or cancel it.</Trans>
            </p>
          </Notice>
        </div>
        <CheckoutPart title={<Trans>Your programme</Trans>}>
          <Programme
            dates={dates}
            slots={order.slots}
            undated={order.undatedServices}
            checkInOut={hotel.checkInOut}
            included={order.programLineList}
          />
        </CheckoutPart>
        <CheckoutPart title={<Trans>Getting there</Trans>}>
          <WhereToGo hotel={hotel} />
        </CheckoutPart>
        <CheckoutPart title={<Trans>Modification and cancellation</Trans>}>
          <CancellationLine terms={{ policy: order.cancellationPolicy, price: priceInfo }} today={today} checkin={dates.checkin} />
          <p>
            <a href={href(site, 'bookingLookup')}>
              <Trans>Find, change or cancel my booking</Trans>
            </a>
          </p>
        </CheckoutPart>
        {contact && <PhoneBanner contact={contact} />}
      </CheckoutLayout>
    </InOrderLanguage>
  )
}
