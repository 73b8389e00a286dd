import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { chevronDown } from '../../ui/icon/paths.ts'
import { AppliedCount } from './AppliedCount.tsx'
import css from './Dropdown.module.css'
import type { Section } from './draft.ts'

export interface DropdownProps {
  readonly name: Section
  readonly title: string
  /** Filters applied in this section. */
  readonly count: number
  readonly open: boolean
  /** What is in it has come: it is as high as it gets by itself. */
  readonly filled?: boolean
  readonly onToggle: (open: boolean) => void
  readonly onCancel: () => void
  readonly onReset: () => void
  readonly children: ReactNode
}

/** One section of the filter bar: a disclosure that works without scripts; only one of the bar is open at a time. */
export function Dropdown(it: DropdownProps): ReactNode {
  const { t } = useLingui()
  const panel = useRef<HTMLDivElement>(null)
  // Low on the screen, its buttons would be below the edge.
  const shown = it.open && (it.filled ? 'filled' : 'empty')
  useEffect(() => {
    if (shown) panel.current?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  return (
    <details
      className={css.dropdown}
      name="search-filters"
      data-section={it.name}
      // Open already, when that is what woke the island.
      suppressHydrationWarning
      open={it.open}
      onToggle={(event) => event.currentTarget.open !== it.open && it.onToggle(event.currentTarget.open)}
    >
      <summary className={`pill ${css.summary}`} data-applied={it.count > 0 || undefined}>
        {it.title}
        <AppliedCount of={it.count} />
        <Icon of={chevronDown} />
      </summary>
      <div ref={panel} className={css.panel}>
        <div className={css.body}>{it.children}</div>
        <div className={css.foot}>
          <Button look="quiet" small data-live="" className={css.scripted} onClick={it.onReset}>
            {t`Reset`}
          </Button>
          <Button look="second" small data-live="" className={css.scripted} onClick={it.onCancel}>
            {t`Cancel`}
          </Button>
          <Button type="submit" small>
            {t`Confirm`}
          </Button>
        </div>
      </div>
    </details>
  )
}
