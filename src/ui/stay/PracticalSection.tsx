import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import type { FacilityGroup, HotelDetail } from '../../contract/hotel.ts'
import type { Activity, StayDetail } from '../../contract/stay.ts'
import { InfoDialog } from '../dialog/InfoDialog.tsx'
import { Facts } from '../facts/Facts.tsx'
import { formatTime } from '../format/time.ts'
import { telephoneHref } from '../link/telephone-href.ts'
import { useSite } from '../site/SiteContext.tsx'
import { Coordinates } from './Coordinates.tsx'
import { StaySection } from './StaySection.tsx'
import { ThingsToKnow } from './ThingsToKnow.tsx'
import { addressLines } from './address-lines.ts'
import css from './HotelSection.module.css'

type StayFacts = Pick<StayDetail, 'breakfast' | 'activities' | 'cancellationPolicy'>

/** The practical information of a hotel (B2.20 to B2.22). `map` is the button below the address. */
export function PracticalSection({ hotel, stay, map }: { hotel: HotelDetail; stay?: StayFacts; map?: ReactNode }): ReactNode {
  const { t } = useLingui()
  return (
    <StaySection id="practical" title={<Trans>Practical info</Trans>}>
      <div className={css.dialogs}>
        <InfoDialog id="getting-there" icon="pin" title={t`Getting there`}>
          <GettingThere hotel={hotel} map={map} />
        </InfoDialog>
        <InfoDialog id="hours" icon="clock" title={t`Hours`}>
          <Hours hotel={hotel} stay={stay} />
        </InfoDialog>
        <InfoDialog id="services" icon="sparkles" title={t`Services and equipment`}>
          <Services hotel={hotel} />
        </InfoDialog>
        <InfoDialog id="to-know" icon="info" title={t`Things to know`}>
          <ThingsToKnow hotel={hotel} cancellation={stay?.cancellationPolicy} />
        </InfoDialog>
        {hotel.importantInfos.length > 0 && (
          <InfoDialog id="important" icon="info" title={t`Important information`}>
            {hotel.importantInfos.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </InfoDialog>
        )}
      </div>
    </StaySection>
  )
}

function GettingThere({ hotel: { location, telephone, access = [], parking }, map }: { hotel: HotelDetail; map: ReactNode }): ReactNode {
  const ways = access.filter((way) => location.address === undefined || !way.startsWith(location.address))
  return (
    <>
      <address>
        {addressLines(location).map((line) => (
          <div key={line}>{line}</div>
        ))}
        {telephone && (
          <div>
            <a href={telephoneHref(telephone)} className="tabular">
              {telephone}
            </a>
          </div>
        )}
        <Coordinates location={location} />
      </address>
      {map && <div>{map}</div>}
      <Facts facts={ways} icon="pin" />
      {parking && (
        <>
          <h4>
            <Trans>Parking</Trans>
          </h4>
          <p>{parking}</p>
        </>
      )}
    </>
  )
}

function Hours({ hotel: { checkInOut, breakfastHours }, stay }: { hotel: HotelDetail; stay: StayFacts | undefined }): ReactNode {
  const { market } = useSite()
  const scheduled = [stay?.breakfast, ...(stay?.activities ?? [])].filter((it): it is Activity => it?.schedules !== undefined)
  return (
    <>
      <dl>
        <dt>
          <Trans>Arrival from</Trans>
        </dt>
        <dd>{formatTime(checkInOut.checkin, market)}</dd>
        <dt>
          <Trans>Departure until</Trans>
        </dt>
        <dd>{formatTime(checkInOut.checkout, market)}</dd>
      </dl>
      {breakfastHours && stay?.breakfast?.schedules === undefined && <p>{breakfastHours}</p>}
      {scheduled.map((activity) => (
        <p key={activity.activityId}>
          <b>{activity.title}</b>
          <br />
          {activity.schedules}
        </p>
      ))}
    </>
  )
}

/** Services are shown in groups, those of no group last. */
function Services({ hotel: { facilities, infoGeneral = [] } }: { hotel: HotelDetail }): ReactNode {
  const { t } = useLingui()
  const names: Readonly<Record<FacilityGroup, string>> = {
    wellness: t`Wellness`,
    food: t`Food and drink`,
    outdoors: t`Outdoors`,
    comfort: t`Comfort`,
    parking: t`Parking`,
  }
  const isNamed = (code: string): code is FacilityGroup => Object.hasOwn(names, code)
  const named = infoGeneral.flatMap((group) => (isNamed(group.code) ? [{ ...group, name: names[group.code] }] : []))
  const grouped = new Set(named.flatMap((group) => group.facilities.map(({ code }) => code)))
  const others = facilities.filter(({ code }) => !grouped.has(code))
  return (
    <>
      {named.map((group) => (
        <Fragment key={group.code}>
          <h4>{group.name}</h4>
          <Facts facts={group.facilities.map(({ label }) => label)} />
        </Fragment>
      ))}
      {others.length > 0 && (
        <>
          {named.length > 0 && <h4>{t`Other services`}</h4>}
          <Facts facts={others.map(({ label }) => label)} />
        </>
      )}
    </>
  )
}
