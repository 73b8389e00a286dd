import { useLingui } from '@lingui/react/macro'
import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { formatSearchCriteria } from '../../domain/search/hash.ts'
import type { Sort as SortName } from '../../domain/sort/sort.ts'
import { orderByOf, sortOptions } from '../../domain/sort/sort-options.ts'
import { isPlainClick } from '../../hydration/browser/plain-click.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { checkIcon, sortIcon } from '../../ui/icon/paths.ts'
import { inFlowWith } from '../../ui/link/in-flow.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { useDismissal } from '../controls/use-dismissal.ts'
import type { SearchBase } from '../../contract/search-base.ts'
import { queryCriteria } from '../../domain/search/search-base.ts'
import { navigateToSearch } from '../search-page/search-url.ts'
import { useSearchCriteria } from '../search-page/use-search-criteria.ts'
import type { Tool } from '../search-page/press-tool.ts'
import tools from '../search-page/tools.module.css'
import { useHash } from '../runtime/address.ts'
import css from './Sort.module.css'
import { SortDrawer } from './SortDrawer.tsx'
import { useSortNames, useSortNotes } from './use-sort-names.ts'

/** Links, which work without scripts; a drawer on narrow screens. */
export default function Sort(props: SearchBase): ReactNode {
  const { t } = useLingui()
  const { flow } = useSite()
  const names = useSortNames()
  const notes = useSortNotes()
  const hash = useHash()
  const criteria = useSearchCriteria(props, hash)
  const hasPoint = criteria.point !== undefined
  const current = orderByOf(criteria.sort, flow, hasPoint)
  const options = sortOptions(flow, hasPoint)
  const [drawer, setDrawer] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDetailsElement>(null)
  const close = () => menu.current?.removeAttribute('open')
  useDismissal(() => (menu.current?.open ? menu.current : null), {
    outside: close,
    escape: () => {
      focusSummary(menu.current)
      close()
    },
  })

  const choose = (sort: SortName) => {
    if (sort !== current) navigateToSearch(props, { sort })
  }
  const follow = (sort: SortName) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    focusSummary(menu.current)
    close()
    choose(sort)
  }
  const rendered = queryCriteria(props)
  const hrefOf = (sort: SortName) => {
    const query = formatSearchCriteria({ ...rendered, sort })
    return inFlowWith({ flow }, '', query) || '?'
  }
  return (
    <>
      <details ref={menu} className={css.menu} name="search-filters" suppressHydrationWarning>
        <summary className="pill">
          <Icon path={sortIcon} />
          <span className="unseen">{t`Sort by`}</span>
          {` ${names[current]}`}
        </summary>
        <ul className={css.options}>
          {options.map((sort) => (
            <li key={sort}>
              <a href={hrefOf(sort)} rel="nofollow" aria-current={sort === current ? 'true' : undefined} onClick={follow(sort)}>
                <span>
                  {names[sort]}
                  {notes[sort] && <small>{notes[sort]}</small>}
                </span>
                {sort === current && <Icon path={checkIcon} />}
              </a>
            </li>
          ))}
        </ul>
      </details>
      <button
        ref={button}
        type="button"
        data-live=""
        data-tool={'sort' satisfies Tool}
        className={`${tools.button} ${css.phone}`}
        aria-haspopup="dialog"
        onClick={() => setDrawer(true)}
      >
        <Icon path={sortIcon} />
        {t`Sort`}
      </button>
      <SortDrawer open={drawer} onClose={() => setDrawer(false)} source={button} options={options} current={current} onChoose={choose} />
    </>
  )
}

/** Without scrolling: browsers would scroll to the sticky bar's place. */
function focusSummary(menu: HTMLDetailsElement | null): void {
  menu?.querySelector('summary')?.focus({ preventScroll: true })
}
