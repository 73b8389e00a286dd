import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
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
  readonly onToggle: (open: boolean) => void
  readonly onCancel: () => void
  readonly onReset: () => void
  readonly children: ReactNode
}

/** One section of the filter bar: a disclosure that works without scripts; only one of the bar is open at a time. */
export function Dropdown(it: DropdownProps): ReactNode {
  const { t } = useLingui()
  return (
    <details
      className={css.dropdown}
      name="search-filters"
      data-section={it.name}
      // Open already, when that is what woke the island.
      suppressHydrationWarning
      open={it.open}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== it.open) it.onToggle(currentTarget.open)
        // Low on the screen, its buttons would be below the edge.
        if (currentTarget.open) currentTarget.lastElementChild?.scrollIntoView({ block: 'nearest' })
      }}
    >
      <summary className={css.summary} data-applied={it.count > 0 || undefined}>
        {it.title}
        <AppliedCount of={it.count} />
        <Icon of={chevronDown} />
      </summary>
      <div className={css.panel}>
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
