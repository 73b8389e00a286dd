import { useLingui } from '@lingui/react/macro'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { appliedFilterCount, filterBarCounts } from '../../domain/search/filter-counts.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { onDemand } from '../runtime/on-demand.ts'
import { useHash } from '../runtime/address.ts'
import { useSearchCriteria } from '../search-page/use-search-criteria.ts'
import type { Tool } from '../search-page/press-tool.ts'
import tools from '../search-page/tools.module.css'
import { AppliedCount } from './AppliedCount.tsx'
import { FilterBar, useSliders } from './FilterBar.tsx'
import type { FiltersProps } from './props.ts'
import { withShownFacets } from './shown-facets.ts'

const useDrawer = onDemand('FilterDrawer', () => import('./FilterDrawer.tsx'))

export const read = ({ facets, ...props }: FiltersProps, island: HTMLElement): FiltersProps => ({
  ...props,
  ...(facets && { facets: withShownFacets(facets, island) }),
})

/** An early press in an open dropdown is replayed only once its sliders have loaded. */
export const ready = (_: FiltersProps, island: HTMLElement) =>
  island.querySelector('details[open]:is([data-section=price], [data-section=distance])') ? useSliders.load(island) : undefined

/** The filters of a search (S2.20 to S2.26). */
export default function Filters(props: FiltersProps): ReactNode {
  const { t } = useLingui()
  const { flow } = useSite()
  const hash = useHash()
  const rendered = useSearchCriteria(props, '')
  const applied = useSearchCriteria(props, hash)
  const [opener, setOpener] = useState<'bar' | 'phone'>()
  const bar = useRef<HTMLButtonElement>(null)
  const phone = useRef<HTMLButtonElement>(null)
  const drawer = useDrawer(opener !== undefined)
  const count = appliedFilterCount(applied, flow)
  return (
    <>
      <FilterBar page={props} rendered={rendered} applied={applied}>
        {flow !== 'activity' && (
          <DrawerButton
            ref={bar}
            className="pill live"
            label={t`More filters`}
            count={filterBarCounts(applied, flow).more}
            onClick={() => setOpener('bar')}
          />
        )}
      </FilterBar>
      <DrawerButton ref={phone} tool="filter" className={tools.button} label={t`Filter`} count={count} onClick={() => setOpener('phone')} />
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
  /** The name by which the map opens the drawer (`pressTool`). */
  readonly tool?: Tool
  readonly className: string | undefined
  readonly label: string
  readonly count: number
  readonly onClick: () => void
}

function DrawerButton({ ref, tool, className, label, count, onClick }: DrawerButtonProps): ReactNode {
  return (
    <button ref={ref} type="button" data-live="" data-tool={tool} className={className} aria-haspopup="dialog" onClick={onClick}>
      <Icon name="filters" />
      {label}
      <AppliedCount count={count} />
    </button>
  )
}
