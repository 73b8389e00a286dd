import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { HotelDetail } from '../../contract/hotel.ts'
import type { Activity, StayDetail } from '../../contract/stay.ts'
import { hasEcoLabel } from '../../domain/cards/eco-label.ts'
import { Badge } from '../badge/Badge.tsx'
import { circleInfo, clock, leaf, pin, sparkles } from '../icon/paths.ts'
import { number } from '../format/number.ts'
import { price } from '../format/price.ts'
import { useSite } from '../site/SiteContext.tsx'
import { addressLines } from './address-lines.ts'
import { Facts } from './Facts.tsx'
import css from './HotelSection.module.css'
import { InfoDialog } from './InfoDialog.tsx'
import { LongText } from './LongText.tsx'
import { StaySection } from './StaySection.tsx'

/** The house: description, what it is known for, its ecological side. */
export function HotelSection({
  hotel,
  id = 'hotel',
  title = hotel.label,
}: {
  hotel: HotelDetail
  id?: string
  title?: ReactNode
}): ReactNode {
  const eco = hotel.ecoFacilities.map(({ label }) => label)
  return (
    <StaySection id={id} title={title}>
      {hasEcoLabel(eco) && (
        <p>
          <Badge tone="reinsurance">
            <Trans>Committed to the environment</Trans>
          </Badge>
        </p>
      )}
      <LongText text={hotel.description} />
      <Facts of={hotel.highlightedFacilities.map(({ label }) => label)} />
      {eco.length > 0 && (
        <>
          <h3>
            <Trans>For the planet</Trans>
          </h3>
          <Facts of={eco} icon={leaf} />
        </>
      )}
    </StaySection>
  )
}

/**
 * "Practical info": the dialogs of section 2, "Hotel info modals"; on a stay's page with what the stay adds to them. `map` stands below
 * the address: what opens the hotel's map.
 */
export function PracticalSection({
  hotel,
  stay,
  map,
}: {
  hotel: HotelDetail
  stay?: Pick<StayDetail, 'breakfast' | 'activities' | 'cancellationPolicy'>
  map?: ReactNode
}): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const { location, checkInOut, policy, localTax } = hotel
  // The address stands above them.
  const ways = hotel.access?.filter((way) => location.address === undefined || !way.startsWith(location.address)) ?? []
  const scheduled = [stay?.breakfast, ...(stay?.activities ?? [])].filter((it): it is Activity => it?.schedules !== undefined)
  return (
    <StaySection id="practical" title={<Trans>Practical info</Trans>}>
      <div className={css.dialogs}>
        <InfoDialog id="getting-there" icon={pin} title={t`Getting there`}>
          <address>
            {addressLines(location).map((line) => (
              <div key={line}>{line}</div>
            ))}
            <span className="muted tabular">
              <Trans>Coordinates:</Trans> {location.latitude.toFixed(4)}, {location.longitude.toFixed(4)}
            </span>
          </address>
          {map && <div>{map}</div>}
          <Facts of={ways} icon={pin} />
          {hotel.parking && <p>{hotel.parking}</p>}
        </InfoDialog>
        <InfoDialog id="hours" icon={clock} title={t`Hours`}>
          <dl>
            <dt>
              <Trans>Arrival from</Trans>
            </dt>
            <dd>{checkInOut.checkin}</dd>
            <dt>
              <Trans>Departure until</Trans>
            </dt>
            <dd>{checkInOut.checkout}</dd>
          </dl>
          {hotel.breakfastHours && stay?.breakfast?.schedules === undefined && <p>{hotel.breakfastHours}</p>}
          {scheduled.map((it) => (
            <p key={it.activityId}>
              <b>{it.title}</b>
              <br />
              {it.schedules}
            </p>
          ))}
        </InfoDialog>
        <InfoDialog id="services" icon={sparkles} title={t`Services and equipment`}>
          <Facts of={hotel.facilities.map(({ label }) => label)} />
        </InfoDialog>
        <InfoDialog id="to-know" icon={circleInfo} title={t`Things to know`}>
          <p>
            {policy.petsAllowed ? <Trans>Pets are welcome.</Trans> : <Trans>Pets are not accepted.</Trans>}{' '}
            {policy.petsAllowed && policy.petsPrice ? (
              <Trans>Supplement: {price(policy.petsPrice, market)} per night, paid at the hotel.</Trans>
            ) : null}
          </p>
          {localTax && (
            <p>
              {localTax.type === 'BOOKING_PERCENTAGE' ? (
                <Trans>Local tax: {number(localTax.percentage ?? 0, market)}% of the booking, paid at the hotel.</Trans>
              ) : (
                <Trans>Local tax: {price(localTax.amount, market)} per person per night, paid at the hotel.</Trans>
              )}
            </p>
          )}
          {stay?.cancellationPolicy?.message && <p>{stay.cancellationPolicy.message}</p>}
        </InfoDialog>
        {hotel.importantInfos.length > 0 && (
          <InfoDialog id="important" icon={circleInfo} title={t`Important information`}>
            {hotel.importantInfos.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </InfoDialog>
        )}
      </div>
    </StaySection>
  )
}
