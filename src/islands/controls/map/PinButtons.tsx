import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useFoundLabel } from '../../../ui/results/use-found-label.ts'
import type { PinInView } from './canvas/stay-layers.ts'
import css from './PinButtons.module.css'
import type { StayPoint } from './stay-point.ts'
import { usePinLabel } from './use-pin-label.ts'

interface PinButtonsProps {
  readonly pins: readonly PinInView[]
  readonly points: readonly StayPoint[]
  readonly selected: number | undefined
  readonly onPress: (pin: PinInView) => void
  /** Receives undefined when the focus leaves a pin. */
  readonly onPoint: (stay: number | undefined) => void
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

const keyOf = ({ shows }: PinInView) => ('stay' in shows ? `stay ${shows.stay}` : `group ${shows.group}`)

/**
 * Makes the pins of a canvas reachable by keyboard, as buttons with one tab stop and arrow keys between them. Pointers use the canvas itself,
 * which can be dragged from a pin too.
 */
export function PinButtons({ pins, points, selected, onPress, onPoint }: PinButtonsProps): ReactNode {
  const { t } = useLingui()
  const foundLabel = useFoundLabel()
  const labelOf = usePinLabel()
  const list = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState<string>()
  const focused = useRef(false)
  const stop = pins.some((pin) => keyOf(pin) === current) ? current : pins[0] && keyOf(pins[0])

  // Checked after every render, since the map may have moved the focused pin out of view.
  useLayoutEffect(() => {
    if (!focused.current || document.activeElement !== document.body) return
    list.current?.parentElement?.querySelector('canvas')?.focus()
  })

  const step = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = buttons.findIndex((button) => button === document.activeElement)
    const by = steps[event.key]
    const to = by ? at + by : event.key === 'Home' ? 0 : event.key === 'End' ? buttons.length - 1 : undefined
    if (to === undefined) return
    event.preventDefault()
    buttons[to]?.focus()
  }
  const nameOf = ({ shows }: PinInView): string => {
    if (!('stay' in shows)) return [foundLabel(shows.count), shows.price && labelOf(shows.price), t`Zoom in`].filter(Boolean).join(', ')
    const point = points.find(({ stay }) => stay === shows.stay)
    return [point?.hotel ?? t`Hotel`, point?.price && labelOf(point.price)].filter(Boolean).join(', ')
  }
  return (
    <ul
      ref={list}
      className={css.pins}
      aria-label={t`Hotels on the map`}
      onKeyDown={step}
      onFocus={() => (focused.current = true)}
      onBlur={() => (focused.current = false)}
    >
      {pins.map((pin) => {
        const { shows, x, y } = pin
        const key = keyOf(pin)
        const stay = 'stay' in shows ? shows.stay : undefined
        return (
          // Pins are never in the server's HTML, where the content security policy would forbid their styles.
          <li key={key} data-group={stay === undefined || undefined} style={{ translate: `${Math.round(x)}px ${Math.round(y)}px` }}>
            <button
              type="button"
              tabIndex={key === stop ? 0 : -1}
              aria-label={nameOf(pin)}
              aria-pressed={stay === undefined ? undefined : stay === selected}
              onClick={() => onPress(pin)}
              onFocus={() => {
                setCurrent(key)
                onPoint(stay)
              }}
              onBlur={() => onPoint(undefined)}
            />
          </li>
        )
      })}
    </ul>
  )
}
