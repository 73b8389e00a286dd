import { useLingui } from '@lingui/react/macro'
import { type MouseEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { formatSearchCriteria } from '../../domain/criteria/format-search.ts'
import { parseSearchCriteria } from '../../domain/criteria/parse-search.ts'
import { orderByOf, type Sort as SortName, sortOptions } from '../../domain/sort/sort.ts'
import { isPlainClick } from '../../hydration/plain-click.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { check, sort as icon } from '../../ui/icon/paths.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { askedByQuery, criteriaInForce, type SearchBase } from '../results/search-base.ts'
import { search } from '../results/search-url.ts'
import tools from '../results/tools.module.css'
import { useHash } from '../url-state.ts'
import css from './Sort.module.css'
import { SortDrawer } from './SortDrawer.tsx'
import { useSortNames } from './use-sort-names.ts'

/** Sorts the results: links in a dropdown, that work without scripts; a drawer of choices on narrow screens. */
export default function Sort(props: SearchBase): ReactNode {
  const { t } = useLingui()
  const { flow, today } = useSite()
  const names = useSortNames()
  const hash = useHash()
  const criteria = useMemo(() => criteriaInForce(props, hash, today), [props, hash, today])
  const hasPoint = criteria.point !== undefined
  const current = orderByOf(criteria.sort, flow, hasPoint)
  const options = sortOptions(flow, hasPoint)
  const [drawer, setDrawer] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDetailsElement>(null)
  useClosing(menu)

  const choose = (sort: SortName) => {
    if (sort !== current) search(props, { sort })
  }
  const follow = (sort: SortName) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    menu.current?.querySelector('summary')?.focus()
    menu.current?.removeAttribute('open')
    choose(sort)
  }
  const hrefOf = (sort: SortName) => {
    const query = formatSearchCriteria({ ...parseSearchCriteria(askedByQuery(props)), sort })
    const pairs = [flow === 'gifting' && 'flow=gifting', query].filter(Boolean).join('&')
    return pairs ? `?${pairs}` : '?'
  }
  return (
    <>
      <details ref={menu} className={css.menu} name="search-filters" suppressHydrationWarning>
        <summary className="pill">
          <Icon of={icon} />
          <span className="unseen">{t`Sort by`}</span> {names[current]}
        </summary>
        <ul className={css.options}>
          {options.map((sort) => (
            <li key={sort}>
              <a href={hrefOf(sort)} rel="nofollow" aria-current={sort === current ? 'true' : undefined} onClick={follow(sort)}>
                {names[sort]}
                {sort === current && <Icon of={check} />}
              </a>
            </li>
          ))}
        </ul>
      </details>
      <button
        ref={button}
        type="button"
        data-live=""
        className={`${tools.button} ${css.phone}`}
        aria-haspopup="dialog"
        onClick={() => setDrawer(true)}
      >
        <Icon of={icon} />
        {t`Sort`}
      </button>
      <SortDrawer open={drawer} onClose={() => setDrawer(false)} source={button} options={options} current={current} onChoose={choose} />
    </>
  )
}

/** A press elsewhere, the focus elsewhere (the dropdown would cover what has it), or Escape closes the dropdown. */
function useClosing(menu: { readonly current: HTMLDetailsElement | null }): void {
  useEffect(() => {
    const close = (event: Event) => {
      const details = menu.current
      if (!details?.open) return
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return
        details.querySelector('summary')?.focus()
      } else if (event.target instanceof Node && details.contains(event.target)) return
      details.open = false
    }
    const events = ['pointerdown', 'focusin', 'keydown'] as const
    for (const event of events) document.addEventListener(event, close)
    return () => {
      for (const event of events) document.removeEventListener(event, close)
    }
  }, [menu])
}
