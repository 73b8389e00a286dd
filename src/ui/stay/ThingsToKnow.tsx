import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { HotelDetail } from '../../contract/hotel.ts'
import type { CancellationPolicy } from '../../contract/price.ts'
import { formatNumber } from '../format/number.ts'
import { formatPrice } from '../format/price.ts'
import { useSite } from '../site/SiteContext.tsx'

export function ThingsToKnow({ hotel, cancellation }: { hotel: HotelDetail; cancellation: CancellationPolicy | undefined }): ReactNode {
  return (
    <>
      <h4>
        <Trans>Pets</Trans>
      </h4>
      <Pets policy={hotel.policy} />
      {hotel.localTax && (
        <>
          <h4>
            <Trans>Local tax</Trans>
          </h4>
          <LocalTax tax={hotel.localTax} />
        </>
      )}
      {cancellation && (
        <>
          <h4>
            <Trans>Modification and cancellation</Trans>
          </h4>
          <p>{cancellation.message ?? <NoMessage policy={cancellation} />}</p>
        </>
      )}
    </>
  )
}

function NoMessage({ policy }: { policy: CancellationPolicy }): ReactNode {
  return policy.cancellable ? <Trans>Free modification</Trans> : <Trans>This stay cannot be modified or cancelled once it is booked.</Trans>
}

function Pets({ policy }: { policy: HotelDetail['policy'] }): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const { petsAllowed, petsPrice, petsMaxWeight, petsMaxNumberOfPets } = policy
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
      {petsMaxWeight ? <Trans>Up to {formatNumber(petsMaxWeight, market)} kg.</Trans> : null}{' '}
      {petsPrice ? <Trans>Supplement: {formatPrice(petsPrice, market)} per pet per night, paid at the hotel.</Trans> : null}
    </p>
  )
}

function LocalTax({ tax }: { tax: NonNullable<HotelDetail['localTax']> }): ReactNode {
  const { market } = useSite()
  const share = formatNumber(tax.percentage ?? 0, market)
  const amount = formatPrice(tax.amount, market)
  const labels = {
    BOOKING_PERCENTAGE: [
      <Trans key="there">Local tax: {share}% of the booking, paid at the hotel.</Trans>,
      <Trans key="here">Local tax: {share}% of the booking, included in the price.</Trans>,
    ],
    PER_PERSON_PER_NIGHT: [
      <Trans key="there">Local tax: {amount} per person per night, paid at the hotel.</Trans>,
      <Trans key="here">Local tax: {amount} per person per night, included in the price.</Trans>,
    ],
  }
  return <p>{labels[tax.type][tax.toBePaidAtHotel ? 0 : 1]}</p>
}
