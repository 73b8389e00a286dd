import { useLingui } from '@lingui/react/macro'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import type { GeoSuggestion } from '../../contract/geo.ts'
import { type Around, aroundDistances, aroundPlace, aroundPosition, defaultAroundDistance } from '../../domain/search/around.ts'
import { Button } from '../../ui/button/Button.tsx'
import choices from '../controls/choices/Choices.module.css'
import { Choices } from '../controls/choices/Choices.tsx'
import guests from '../controls/guests/Guests.module.css'
import { Panel } from '../controls/panel/Panel.tsx'
import { PlaceField } from './PlaceField.tsx'
import box from './SearchBox.module.css'
import fields from './SearchFields.module.css'

interface NearbyProps {
  readonly source: RefObject<HTMLElement | null>
  readonly onClose: () => void
  readonly onConfirm: (around: Around) => void
}

export function Nearby(props: NearbyProps): ReactNode {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [position, requestPosition] = usePosition()
  const [typed, setTyped] = useState<{ readonly text: string; readonly place?: GeoSuggestion }>({ text: '' })
  const [distance, setDistance] = useState<number>(defaultAroundDistance)
  const around = aroundChosen(typed, position, distance)
  const status: Partial<Record<Position['kind'], string>> = {
    locating: t`Looking for your position`,
    known: t`We found your position`,
    denied: t`Your browser does not share your position. You can allow it in its settings, or type a place instead.`,
    unknown: t`Your position could not be found. Type a place instead.`,
  }
  const confirm = () => {
    if (around) props.onConfirm(around)
    props.onClose()
  }
  return (
    <Panel open onClose={props.onClose} title={t`Travel locally!`} source={props.source} form="modal" className={choices.box}>
      <div className={box.modal}>
        <Button look="second" wide data-autofocus="" onClick={requestPosition}>
          {t`Use my position`}
        </Button>
        <p role="status">{typed.text === '' && status[position.kind]}</p>
        <div className={fields.column}>
          <div className={fields.field}>
            <PlaceField
              input={input}
              label={t`Or a place`}
              text={typed.text}
              floating={false}
              focused={false}
              onType={(text) => setTyped({ text })}
              onChoose={(place) => setTyped({ text: place.label, place })}
            />
          </div>
        </div>
        <Choices
          label={t`Distance`}
          choices={aroundDistances.map((value) => ({ value, label: t`Up to ${value} km` }))}
          chosen={distance}
          onChoose={setDistance}
          unfocused
        />
      </div>
      <footer className={guests.footer}>
        <Button wide disabled={!around} onClick={confirm}>
          {t`Confirm`}
        </Button>
      </footer>
    </Panel>
  )
}

function aroundChosen({ text, place }: { text: string; place?: GeoSuggestion }, position: Position, distance: number): Around | undefined {
  if (place) return aroundPlace(place, distance)
  return text === '' && position.kind === 'known' ? aroundPosition(position, distance) : undefined
}

type Position =
  | { readonly kind: 'idle' | 'locating' | 'denied' | 'unknown' }
  | { readonly kind: 'known'; readonly latitude: number; readonly longitude: number }

const permissionDenied = 1 satisfies GeolocationPositionError['PERMISSION_DENIED']

const positionOptions = { timeout: 10_000, maximumAge: 600_000 }

/** The position is requested only when the visitor presses for it, because the browser may then ask for permission. */
function usePosition(): readonly [Position, request: () => void] {
  const [position, setPosition] = useState<Position>({ kind: 'idle' })
  const locate = () => {
    setPosition({ kind: 'locating' })
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => setPosition({ kind: 'known', latitude, longitude }),
      ({ code }) => setPosition({ kind: code === permissionDenied ? 'denied' : 'unknown' }),
      positionOptions,
    )
  }
  return [position, locate]
}
