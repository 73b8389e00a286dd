import { useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import type { FacilityGroup, HotelDetail } from '../../contract/hotel.ts'
import { Facts } from '../facts/Facts.tsx'

/** Grouped, the others last. */
export function Services({ hotel: { facilities, infoGeneral = [] } }: { hotel: HotelDetail }): ReactNode {
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
