import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { HotelDetail } from '../../contract/hotel.ts'
import type { CancellationPolicy } from '../../contract/price.ts'
import { number } from '../format/number.ts'
import { price } from '../format/price.ts'
import { useSite } from '../site/SiteContext.tsx'

/** Pets, local tax and cancellation. */
export function ThingsToKnow({ hotel, cancellation }: { hotel: HotelDetail; cancellation: CancellationPolicy | undefined }): ReactNode {
  return (
    <>
      <h4>
        <Trans>Pets</Trans>
      </h4>
      <Pets of={hotel.policy} />
      {hotel.localTax && (
        <>
          <h4>
            <Trans>Local tax</Trans>
          </h4>
          <LocalTax of={hotel.localTax} />
        </>
      )}
      {cancellation && (
        <>
          <h4>
            <Trans>Modification and cancellation</Trans>
          </h4>
          <p>{cancellation.message ?? <NoMessage of={cancellation} />}</p>
        </>
      )}
    </>
  )
}

function NoMessage({ of }: { of: CancellationPolicy }): ReactNode {
  return of.cancellable ? <Trans>Free modification</Trans> : <Trans>This stay cannot be modified or cancelled once it is booked.</Trans>
}

function Pets({ of }: { of: HotelDetail['policy'] }): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const { petsAllowed, petsPrice, petsMaxWeight, petsMaxNumberOfPets } = of
  if (!petsAllowed) {
    return (
      <p>
        <Trans>Pets are not accepted.</Trans>
      </p>
    )
  }
  return (
    <p>
      <Trans>Pets are welcome.</Trans> {t`${plural(petsMaxNumberOfPets, { one: 'At most # pet.', other: 'At most # pets.' })}`}{' '}
      {petsMaxWeight ? <Trans>Up to {number(petsMaxWeight, market)} kg.</Trans> : null}{' '}
      {petsPrice ? <Trans>Supplement: {price(petsPrice, market)} per night, paid at the hotel.</Trans> : null}
    </p>
  )
}

function LocalTax({ of }: { of: NonNullable<HotelDetail['localTax']> }): ReactNode {
  const { market } = useSite()
  const share = number(of.percentage ?? 0, market)
  const amount = price(of.amount, market)
  const words = {
    BOOKING_PERCENTAGE: [
      <Trans key="there">Local tax: {share}% of the booking, paid at the hotel.</Trans>,
      <Trans key="here">Local tax: {share}% of the booking, included in the price.</Trans>,
    ],
    PER_PERSON_PER_NIGHT: [
      <Trans key="there">Local tax: {amount} per person per night, paid at the hotel.</Trans>,
      <Trans key="here">Local tax: {amount} per person per night, included in the price.</Trans>,
    ],
  }
  return <p>{words[of.type][of.toBePaidAtHotel ? 0 : 1]}</p>
}
