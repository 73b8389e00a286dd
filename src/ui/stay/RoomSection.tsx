import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Activity, Room } from '../../contract/stay.ts'
import { Icon } from '../icon/Icon.tsx'
import { Picture } from '../picture/Picture.tsx'
import { ProgramLine } from './ProgramLine.tsx'
import { Facts } from '../facts/Facts.tsx'
import css from './RoomSection.module.css'
import { StaySection } from './StaySection.tsx'

interface RoomSectionProps {
  readonly room: Room
  readonly breakfast?: Activity | undefined
  readonly sleeping?: ReactNode
}

export function RoomSection({ room, breakfast, sleeping }: RoomSectionProps): ReactNode {
  return (
    <StaySection id="room" title={<Trans>Your bedroom</Trans>}>
      <RoomDetail room={room} sleeping={sleeping} />
      {breakfast && <ProgramLine activity={breakfast} />}
    </StaySection>
  )
}

export function RoomDetail({ room, sleeping }: Pick<RoomSectionProps, 'room' | 'sleeping'>): ReactNode {
  const { t } = useLingui()
  const { size, capacity, maxCapacity, importantInfos = [] } = room
  const details = [
    ...room.detailsSection,
    ...(importantInfos.length > 0 ? [{ title: t`Important information`, details: importantInfos }] : []),
  ]
  return (
    <>
      <div className={css.room}>
        <RoomPictures room={room} />
        <div className="stack">
          <h3>{room.title}</h3>
          <ul className={css.key}>
            {size !== undefined && (
              <li>
                <Icon name="building" />
                {t`${size} m²`}
              </li>
            )}
            <li>
              <Icon name="bed" />
              {room.bedding}
            </li>
            <li>
              <Icon name="guests" />
              {t`${plural(capacity, { one: 'For # person', other: 'For # people' })}`}
              {maxCapacity > capacity && t`, ${maxCapacity} at most`}
            </li>
          </ul>
          <p>{room.description}</p>
          {sleeping}
        </div>
      </div>
      <Facts facts={room.highlightedFacilities} />
      {details.length > 0 && (
        <details className={css.details}>
          <summary>
            <Trans>All about the room</Trans>
          </summary>
          <div className={css.columns}>
            {details.map(({ title, details: roomDetails }) => (
              <div key={title}>
                <h4>{title}</h4>
                <ul>
                  {roomDetails.map((detail) => (
                    <li key={detail}>{detail}</li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </details>
      )}
    </>
  )
}

/** Several pictures make a strip, which keys scroll too. */
function RoomPictures({ room: { images, title: label } }: { room: Room }): ReactNode {
  const { t } = useLingui()
  if (images.length < 2) return images.map((picture) => <Picture key={picture.url} picture={picture} use="card" className={css.picture} />)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css.pictures} role="region" aria-label={t`Photos of ${label}`} tabIndex={0}>
      {images.map((picture, at) => (
        <Picture key={picture.url} picture={picture} use={at === 0 ? 'card' : 'behind'} className={css.picture} />
      ))}
    </div>
  )
}
