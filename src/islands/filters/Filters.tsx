import { useLingui } from '@lingui/react/macro'
import { type MouseEvent, type ReactNode, type RefObject, useMemo, useRef, useState } from 'react'
import { appliedFilterCount, moreFiltersCount } from '../../domain/criteria/criteria-counts.ts'
import { noFilters } from '../../domain/criteria/search-criteria.ts'
import { isPlainClick } from '../../hydration/plain-click.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { filters as icon } from '../../ui/icon/paths.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { criteriaInForce } from '../results/search-base.ts'
import { search } from '../results/search-url.ts'
import { onDemand } from '../parts/on-demand.ts'
import { useHash } from '../url-state.ts'
import tools from '../results/tools.module.css'
import { AppliedCount } from './AppliedCount.tsx'
import { carriedCriteria } from './carried-criteria.ts'
import { FilterBar } from './FilterBar.tsx'
import css from './Filters.module.css'
import type { FiltersProps } from './props.ts'

const useDrawer = onDemand(() => import('./FilterDrawer.tsx'))

/** The filters of a search page: the bar, and the drawer that holds all of them (specification of search, sections 2, 4, 5 and 9). */
export default function Filters(props: FiltersProps): ReactNode {
  const { t } = useLingui()
  const { today, flow } = useSite()
  const hash = useHash()
  const rendered = useMemo(() => criteriaInForce(props, '', today), [props, today])
  const applied = useMemo(() => criteriaInForce(props, hash, today), [props, hash, today])
  const [opener, setOpener] = useState<'bar' | 'phone'>()
  const bar = useRef<HTMLButtonElement>(null)
  const phone = useRef<HTMLButtonElement>(null)
  const drawer = useDrawer(opener !== undefined)
  const count = appliedFilterCount(applied)
  const unfiltered = new URLSearchParams(carriedCriteria(props, flow)).toString()
  const reset = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    // The link goes with what it resets.
    bar.current?.focus()
    search(props, { filters: noFilters })
  }
  return (
    <>
      <FilterBar page={props} rendered={rendered} applied={applied}>
        <DrawerButton
          ref={bar}
          className="pill live"
          label={t`More filters`}
          count={moreFiltersCount(applied)}
          onClick={() => setOpener('bar')}
        />
        {count > 0 && (
          <a className={css.reset} href={`${props.action}${unfiltered && `?${unfiltered}`}`} rel="nofollow" onClick={reset}>
            {t`Reset all filters`}
          </a>
        )}
      </FilterBar>
      <DrawerButton ref={phone} className={tools.button} label={t`Filter`} count={count} onClick={() => setOpener('phone')} />
      {drawer && (
        <drawer.FilterDrawer
          page={props}
          rendered={rendered}
          applied={applied}
          open={opener !== undefined}
          onClose={() => setOpener(undefined)}
          source={opener === 'phone' ? phone : bar}
        />
      )}
    </>
  )
}

interface DrawerButtonProps {
  readonly ref: RefObject<HTMLButtonElement | null>
  readonly className: string | undefined
  readonly label: string
  readonly count: number
  readonly onClick: () => void
}

function DrawerButton({ ref, className, label, count, onClick }: DrawerButtonProps): ReactNode {
  return (
    <button ref={ref} type="button" data-live="" className={className} aria-haspopup="dialog" onClick={onClick}>
      <Icon of={icon} />
      {label}
      <AppliedCount of={count} />
    </button>
  )
}
