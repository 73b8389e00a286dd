import { type KeyboardEvent, type PointerEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import css from './RangeSlider.module.css'
import { keyTarget, limitsOf, moved, nearestThumb, shareOf, type Thumb, type Thumbs, type Track, valueAt } from './thumbs.ts'

interface RangeSliderProps {
  readonly track: Track
  readonly thumbs: Thumbs
  readonly onChange: (thumbs: Thumbs) => void
  readonly names: Readonly<Record<Thumb, string>>
  /** Says a value to assistive technology, with its unit. */
  readonly formatValue: (value: number, thumb: Thumb) => string
  readonly disabled?: boolean
}

const both = ['min', 'max'] as const

/** The multi-thumb slider of the ARIA Authoring Practices. A press on the track moves the nearer thumb. */
export function RangeSlider(props: RangeSliderProps): ReactNode {
  const { track, thumbs, disabled } = props
  const rail = useRef<HTMLDivElement>(null)
  const refs = { min: useRef<HTMLSpanElement>(null), max: useRef<HTMLSpanElement>(null) }
  const dragged = useRef<Thumb>(undefined)

  // The content security policy forbids style attributes in markup, but not styles set by script.
  useLayoutEffect(() => {
    for (const thumb of both) rail.current?.style.setProperty(`--${thumb}`, `${shareOf(thumbs[thumb], track) * 100}%`)
  }, [track, thumbs])

  const move = (thumb: Thumb, to: number) => {
    const after = moved(thumb, to, thumbs, track)
    if (after[thumb] !== thumbs[thumb]) props.onChange(after)
  }
  const valueUnder = (event: PointerEvent): number => {
    const box = rail.current?.getBoundingClientRect()
    return box ? valueAt((event.clientX - box.left) / box.width, track) : track.min
  }
  const press = (event: PointerEvent) => {
    if (disabled || event.button !== 0) return
    event.preventDefault()
    const value = valueUnder(event)
    const thumb = both.find((name) => refs[name].current === event.target) ?? nearestThumb(value, thumbs)
    dragged.current = thumb
    event.currentTarget.setPointerCapture(event.pointerId)
    refs[thumb].current?.focus()
    move(thumb, value)
  }
  const drag = (event: PointerEvent) => dragged.current && move(dragged.current, valueUnder(event))
  const drop = () => void (dragged.current = undefined)
  const key = (thumb: Thumb) => (event: KeyboardEvent) => {
    const to = keyTarget(event.key, thumb, thumbs, track)
    if (to === undefined || disabled) return
    event.preventDefault()
    move(thumb, to)
  }

  return (
    <div className={css.slider} onPointerDown={press} onPointerMove={drag} onPointerUp={drop} onPointerCancel={drop}>
      <div ref={rail} className={css.rail} data-disabled={disabled || undefined}>
        {both.map((thumb) => {
          const limits = limitsOf(thumb, thumbs, track)
          return (
            <span
              key={thumb}
              ref={refs[thumb]}
              // The role stands here because no native control has two thumbs.
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              role="slider"
              data-live=""
              tabIndex={disabled ? -1 : 0}
              className={thumb === 'min' ? css.min : css.max}
              aria-label={props.names[thumb]}
              aria-valuemin={limits.min}
              aria-valuemax={limits.max}
              aria-valuenow={thumbs[thumb]}
              aria-valuetext={props.formatValue(thumbs[thumb], thumb)}
              aria-disabled={disabled || undefined}
              onKeyDown={key(thumb)}
            />
          )
        })}
      </div>
    </div>
  )
}
