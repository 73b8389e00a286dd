import { Plural, Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import css from './Countdown.module.css'
import type { CountdownProps } from './props.ts'
import { type Remaining, remaining, untilNextTick } from './remaining.ts'

/** The server renders the end, since a cached page may be read at any time; the browser counts down to it. */
export default function Countdown({ end, until }: CountdownProps): ReactNode {
  const left = useRemaining(Date.parse(end))
  return (
    <p className={css.countdown}>
      <span className={left ? 'unseen' : css.until}>
        <Trans>
          Until <time dateTime={end}>{until}</time>
        </Trans>
      </span>
      {left && <Clock left={left} />}
    </p>
  )
}

/** Hidden from screen readers, which read the end date: they would repeat every second. */
function Clock({ left }: { left: Remaining }): ReactNode {
  return (
    <span className={css.clock} aria-hidden="true">
      <Part count={left.days}>
        <Plural value={left.days} one="day" other="days" />
      </Part>
      <Part count={left.hours}>
        <Plural value={left.hours} one="hour" other="hours" />
      </Part>
      <Part count={left.minutes}>
        <Trans>min</Trans>
      </Part>
      <Part count={left.seconds}>
        <Trans>sec</Trans>
      </Part>
    </span>
  )
}

function Part({ count, children }: { count: number; children: ReactNode }): ReactNode {
  return (
    <span className={css.part}>
      <b className="tabular">{String(count).padStart(2, '0')}</b>
      <span>{children}</span>
    </span>
  )
}

/** Undefined until hydrated, then renewed whenever a second is over, until the end. */
function useRemaining(end: number): Remaining | undefined {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      const instant = Date.now()
      setNow(instant)
      const wait = untilNextTick(end, instant)
      if (wait > 0) timer = setTimeout(tick, wait)
    }
    tick()
    return () => clearTimeout(timer)
  }, [end])
  return now === undefined ? undefined : remaining(end, now)
}
