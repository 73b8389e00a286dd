import { useLingui } from '@lingui/react/macro'
import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react'
import { appliedFilterCount, moreFiltersCount } from '../../domain/criteria/criteria-counts.ts'
import { noFilters } from '../../domain/criteria/search-criteria.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { filters as icon } from '../../ui/icon/paths.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { criteriaInForce } from '../results/search-base.ts'
import { search } from '../results/search-url.ts'
import { useHash } from '../url-state.ts'
import tools from '../results/tools.module.css'
import { FilterBar } from './FilterBar.tsx'
import { FilterDrawer } from './FilterDrawer.tsx'
import css from './Filters.module.css'
import type { FiltersProps } from './props.ts'

/** The filters of a search page: the bar, and the drawer that holds all of them (specification of search, sections 2, 4, 5 and 9). */
export default function Filters(props: FiltersProps): ReactNode {
  const { t } = useLingui()
  const { today } = useSite()
  const hash = useHash()
  const rendered = useMemo(() => criteriaInForce(props, '', today), [props, today])
  const applied = useMemo(() => criteriaInForce(props, hash, today), [props, hash, today])
  const [opener, setOpener] = useState<'bar' | 'phone'>()
  const sources = { bar: useRef<HTMLButtonElement>(null), phone: useRef<HTMLButtonElement>(null) }
  const count = appliedFilterCount(applied)
  return (
    <>
      <FilterBar page={props} rendered={rendered} applied={applied}>
        <DrawerButton ref={sources.bar} className={css.more} label={t`More filters`} count={moreFiltersCount(applied)} onClick={() => setOpener('bar')} />
        {count > 0 && (
          <button type="button" data-live="" className={css.reset} onClick={() => search(props, { filters: noFilters })}>
            {t`Reset all filters`}
          </button>
        )}
      </FilterBar>
      <DrawerButton ref={sources.phone} className={tools.button} label={t`Filter`} count={count} onClick={() => setOpener('phone')} />
      <FilterDrawer
        page={props}
        rendered={rendered}
        applied={applied}
        open={opener !== undefined}
        onClose={() => setOpener(undefined)}
        source={sources[opener ?? 'bar']}
      />
    </>
  )
}

function DrawerButton(it: {
  ref: RefObject<HTMLButtonElement | null>
  className: string | undefined
  label: string
  count: number
  onClick: () => void
}): ReactNode {
  return (
    <button ref={it.ref} type="button" data-live="" className={it.className} aria-haspopup="dialog" onClick={it.onClick}>
      <Icon of={icon} />
      {it.label}
      {it.count > 0 && <span className={css.count}>{it.count}</span>}
    </button>
  )
}
