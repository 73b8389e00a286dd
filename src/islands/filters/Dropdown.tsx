import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { AppliedCount } from './AppliedCount.tsx'
import { ApplyButton } from './ApplyButton.tsx'
import css from './Dropdown.module.css'
import type { FilterSection } from '../../domain/search/fields.ts'

export interface DropdownProps {
  readonly name: FilterSection
  readonly title: string
  readonly count: number
  readonly open: boolean
  readonly filled?: boolean
  /** Number of results, absent until counted. */
  readonly total: number | undefined
  /** The same number with its noun. */
  readonly found: string | undefined
  readonly onToggle: (open: boolean) => void
  readonly onCancel: () => void
  readonly onReset: () => void
  readonly children: ReactNode
}

/** A section of the bar, which opens without scripts too. */
export function Dropdown(props: DropdownProps): ReactNode {
  const { t } = useLingui()
  const panel = useRef<HTMLDivElement>(null)
  // The buttons of a dropdown that opens low on the screen would be out of sight.
  const shown = props.open && (props.filled ? 'filled' : 'empty')
  useEffect(() => {
    if (shown) panel.current?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  return (
    <details
      className={css.dropdown}
      name="search-filters"
      data-section={props.name}
      // The visitor may have opened it before hydration.
      suppressHydrationWarning
      open={props.open}
      onToggle={(event) => event.currentTarget.open !== props.open && props.onToggle(event.currentTarget.open)}
    >
      <summary className={`pill ${css.summary}`} data-applied={props.count > 0 || undefined}>
        {props.title}
        <AppliedCount count={props.count} />
        <Icon name="down" />
      </summary>
      <div ref={panel} className={css.panel}>
        <div className={css.body}>{props.children}</div>
        <div className={css.foot}>
          <Button look="quiet" small data-live="" className={css.scripted} onClick={props.onReset}>
            {t`Reset`}
          </Button>
          <Button look="second" small data-live="" className={css.scripted} onClick={props.onCancel}>
            {t`Cancel`}
          </Button>
          {/* Once the section is known to be open: without scripts the number could not follow the choices. */}
          <ApplyButton small label={t`Confirm`} found={props.open ? props.found : undefined} empty={props.open && props.total === 0} />
        </div>
      </div>
    </details>
  )
}
