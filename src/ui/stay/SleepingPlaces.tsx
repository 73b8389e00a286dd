import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Room } from '../../contract/stay.ts'
import type { Guests } from '../../domain/guests/guests.ts'
import { type SleepingPlace, whoSleepsWhere } from '../../domain/guests/sleeping-places.ts'
import { drawingHref } from '../icon/Icon.tsx'
import css from './SleepingPlaces.module.css'

interface SleepingPlacesProps {
  readonly room: Pick<Room, 'beds' | 'maxCapacity'>
  readonly guests: Guests
}

/** Shows nothing where the beds are unknown, and a sentence where the guests do not fit. */
export function SleepingPlaces({ room, guests }: SleepingPlacesProps): ReactNode {
  const { t } = useLingui()
  const { maxCapacity } = room
  if (!room.beds?.length) return null
  const rooms = whoSleepsWhere(guests, room)
  return (
    <div className={css.sleeping}>
      <h4>{t`Who sleeps where`}</h4>
      {rooms ? (
        rooms.map((places, at) => <Beds key={at} places={places} number={rooms.length > 1 ? at + 1 : undefined} />)
      ) : (
        <p>{t`This room sleeps ${maxCapacity} at most, and every room needs an adult.`}</p>
      )}
    </div>
  )
}

function Beds({ places, number }: { places: readonly SleepingPlace[]; number: number | undefined }): ReactNode {
  const { t } = useLingui()
  const label = usePlaceLabel()
  return (
    <>
      {number !== undefined && <p className={css.number}>{t`Room ${number}`}</p>}
      <ul className={css.beds}>
        {places.map((place, at) => (
          <li key={at}>
            <Bed place={place} />
            {label(place)}
          </li>
        ))}
      </ul>
    </>
  )
}

const width = 44

/** Draws a bed from above with the heads of its guests, smaller ones for children. */
function Bed({ place: { bed, adults, children } }: { place: SleepingPlace }): ReactNode {
  const heads = bed === 'cot' ? [4] : [...Array.from({ length: adults }, () => 6), ...Array.from({ length: children }, () => 4.5)]
  const isWide = bed === 'double' || bed === 'queen' || bed === 'king' || bed === 'sofa'
  const across = isWide ? width - 4 : width / 2
  const left = (width - across) / 2
  return (
    <svg viewBox={`0 0 ${width} 48`} aria-hidden="true">
      <use href={drawingHref(bed === 'cot' ? 'cot' : isWide ? 'wide-bed' : 'narrow-bed')} />
      {heads.map((radius, at) => (
        <circle key={at} cx={left + (across * (at + 0.5)) / heads.length} cy="12" r={radius} />
      ))}
    </svg>
  )
}

function usePlaceLabel(): (place: SleepingPlace) => string {
  const { t } = useLingui()
  const beds: Readonly<Record<SleepingPlace['bed'], string>> = {
    double: t`Double bed`,
    queen: t`Queen-size bed`,
    king: t`King-size bed`,
    single: t`Single bed`,
    sofa: t`Sofa bed`,
    extra: t`Extra bed`,
    cot: t`Cot for a baby`,
  }
  return ({ bed, adults, children }) => {
    const who = [
      adults > 0 && t`${plural(adults, { one: '# adult', other: '# adults' })}`,
      children > 0 && t`${plural(children, { one: '# child', other: '# children' })}`,
    ]
    const name = beds[bed]
    const sleepers = who.filter(Boolean).join(', ')
    return sleepers ? t`${name}: ${sleepers}` : name
  }
}
