import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { HotelDetail } from '../../contract/hotel.ts'
import { formatTime } from '../format/time.ts'
import { useSite } from '../site/SiteContext.tsx'
import { addressLines } from '../stay/address-lines.ts'
import { MapPicture } from '../stay/MapPicture.tsx'
import css from './Checkout.module.css'
import { useOrderLanguage } from './order-language.tsx'

export function WhereToGo({
  hotel: { label, location, checkInOut },
}: {
  hotel: Pick<HotelDetail, 'label' | 'location' | 'checkInOut'>
}): ReactNode {
  const { market } = useSite()
  const lang = useOrderLanguage()
  return (
    <>
      <address lang={lang}>
        <b>{label}</b>
        {addressLines(location).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
      <p>
        <Trans>
          Arrival from {formatTime(checkInOut.checkin, market)}, departure until {formatTime(checkInOut.checkout, market)}
        </Trans>
      </p>
      <MapPicture point={{ lat: location.latitude, lng: location.longitude }} hotel={label} place={location.label} className={css.map} />
      <p>
        <a href={mapAddress(location)} target="_blank" rel="noopener noreferrer">
          <Trans>See on a map</Trans>
        </a>
      </p>
    </>
  )
}

function mapAddress({ latitude, longitude }: HotelDetail['location']): string {
  const [lat, lon] = [latitude.toFixed(5), longitude.toFixed(5)]
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=16/${lat}/${lon}`
}
