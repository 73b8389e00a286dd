import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useSite } from '../../../ui/site/SiteContext.tsx'
import css from './Calendar.module.css'
import type { VisibleMonths } from './use-shown-months.ts'
import { weekdayNames } from './weekday-names.ts'

export function EndlessMonths({ shown, children }: { shown: VisibleMonths; children: ReactNode }): ReactNode {
  const { market } = useSite()
  const [end, setEnd] = useState<HTMLElement | null>(null)
  const more = useEffectEvent(() => shown.more())
  // The list scrolls, or the drawer on low screens.
  useEffect(() => {
    // The end is in view until all months are drawn.
    let left = false
    const observer = new IntersectionObserver((seen) => {
      for (const { isIntersecting } of seen) {
        if (isIntersecting && left) more()
        left ||= !isIntersecting
      }
    })
    if (end) observer.observe(end)
    return () => observer.disconnect()
  }, [end])
  return (
    <>
      <div className={css.weekdays} aria-hidden="true">
        {weekdayNames(market).map(({ long, short }) => (
          <span key={long}>{short}</span>
        ))}
      </div>
      <div className={css.endless}>
        {children}
        {/* A new element after months were added: observers report changes only. */}
        <i key={shown.months.length} ref={setEnd} className={css.end} />
      </div>
    </>
  )
}
