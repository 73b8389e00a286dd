import { msg } from '@lingui/core/macro'
import type { Order } from '../../../src/contract/order.ts'
import { calendarFile } from '../../../src/domain/booking/calendar-file.ts'
import { href } from '../../../src/market/site.ts'
import { addressLines } from '../../../src/ui/stay/address-lines.ts'
import type { PageContext } from '../../context.ts'
import type { FileLoader } from '../../page.ts'
import { absoluteUrl } from '../../../src/market/public-address.ts'
import { usualMinutes } from '../../../src/domain/stay/activity-selection.ts'
import { bookedDates, calendarFileName, returnedBooking } from './booked-order.ts'

/** Redirects to the confirmation where nothing proves the payment. */
export const bookingCalendar: FileLoader = async (context) => {
  const returned = await returnedBooking(context)
  const headers = { 'cache-control': 'private, no-store', 'cache-tag': 'checkout' }
  if (returned.kind !== 'confirmed') {
    const location = `${href(context.site, 'confirmation')}${context.url.search}`
    throw new Response(null, { status: 303, headers: { ...headers, location } })
  }
  const { order } = returned
  const disposition = `attachment; filename="${calendarFileName(order)}"`
  const file = new Response(fileOf(order, context), {
    headers: { ...headers, 'content-type': 'text/calendar; charset=utf-8', 'content-disposition': disposition, 'x-robots-tag': 'noindex' },
  })
  return { file }
}

function fileOf(order: Order, { url, site, origin, i18n }: PageContext): string {
  const { hotel, reference, label, programLineList, orderedAt, slots } = order
  const { checkin, checkout } = bookedDates(order)
  const number = i18n._(msg`Booking number: ${reference}`)
  // The confirmation itself is shown for a day after the payment only.
  const booking = absoluteUrl(href(site, 'bookingLookup'), origin)
  const { telephone } = hotel
  const contact = [
    number,
    ...(telephone ? [i18n._(msg`Telephone of the hotel: ${telephone}`)] : []),
    i18n._(msg`Find, change or cancel my booking: ${booking}`),
  ]
  const timed = slots.flatMap(({ title, date, time, minutes = usualMinutes }, at) =>
    time === undefined
      ? []
      : [
          {
            id: `${reference}-${at + 1}`,
            title: `${title} – ${hotel.label}`,
            start: { date, time },
            end: { minutes },
            description: contact.join('\n'),
            url: booking,
          },
        ],
  )
  return calendarFile({
    events: [
      {
        id: `${reference}-stay`,
        title: `${hotel.label} – ${label}`,
        start: { date: checkin, time: hotel.checkInOut.checkin },
        end: { date: checkout, time: hotel.checkInOut.checkout },
        description: [...contact, ...programLineList].join('\n'),
        url: booking,
      },
      ...timed,
    ],
    timeZone: hotel.timeZone,
    location: [hotel.label, ...addressLines(hotel.location)].join(', '),
    position: hotel.location,
    writtenAt: orderedAt,
    host: url.hostname,
  })
}
