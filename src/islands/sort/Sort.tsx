import { useLingui } from '@lingui/react/macro'
import { type FormEvent, type MouseEvent, type ReactNode, type RefObject, useRef, useState } from 'react'
import type { SearchBase } from '../../contract/search-base.ts'
import { formatSearchCriteria } from '../../domain/search/hash.ts'
import { queryCriteria } from '../../domain/search/search-base.ts'
import { orderByOf, sortOptions } from '../../domain/sort/sort-options.ts'
import type { Sort, Sort as SortName } from '../../domain/sort/sort.ts'
import { isPlainClick } from '../../hydration/browser/plain-click.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { inFlowWith } from '../../ui/link/in-flow.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { Choices } from '../controls/choices/Choices.tsx'
import { Panel } from '../controls/panel/Panel.tsx'
import { useDismissal } from '../controls/use-dismissal.ts'
import { useHash } from '../runtime/address.ts'
import type { Tool } from '../search-page/press-tool.ts'
import { navigateToSearch } from '../search-page/show-search.ts'
import tools from '../search-page/tools.module.css'
import { useSearchCriteria } from '../search-page/use-search-criteria.ts'
import css from './Sort.module.css'

/** A menu of links, which work without scripts, and a drawer in its place on narrow screens. */
export default function Sort(props: SearchBase): ReactNode {
  const { t } = useLingui()
  const { flow, redeeming } = useSite()
  const names = useSortNames()
  const notes = useSortNotes()
  const hash = useHash()
  const criteria = useSearchCriteria(props, hash)
  const hasPoint = criteria.point !== undefined
  const current = orderByOf(criteria.sort, flow, hasPoint)
  // A promotion says nothing of what a beneficiary adds.
  const options = sortOptions(flow, hasPoint).filter((sort) => !redeeming || sort !== 'promo')
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
          <Icon name="sort" />
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
                {sort === current && <Icon name="check" />}
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
        <Icon name="sort" />
        {t`Sort`}
      </button>
      <SortDrawer open={drawer} onClose={() => setDrawer(false)} source={button} options={options} current={current} onChoose={choose} />
    </>
  )
}

/** The menu is in a sticky bar: without `preventScroll` browsers would scroll to the bar's place in the page. */
function focusSummary(menu: HTMLDetailsElement | null): void {
  menu?.querySelector('summary')?.focus({ preventScroll: true })
}

interface SortDrawerProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly source: RefObject<HTMLElement | null>
  readonly options: readonly Sort[]
  readonly current: Sort
  readonly onChoose: (sort: Sort) => void
}

function SortDrawer({ open, onClose, source, onChoose, ...choices }: SortDrawerProps): ReactNode {
  const { t } = useLingui()
  const choose = (sort: Sort) => {
    onClose()
    onChoose(sort)
  }
  return (
    <Panel open={open} onClose={onClose} title={t`Sort by`} source={source} form="drawer" className={css.drawer}>
      <SortForm {...choices} onChoose={choose} />
    </Panel>
  )
}

function SortForm({ options, current, onChoose }: Pick<SortDrawerProps, 'options' | 'current' | 'onChoose'>): ReactNode {
  const { t } = useLingui()
  const names = useSortNames()
  const notes = useSortNotes()
  const [chosen, setChosen] = useState(current)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChoose(chosen)
  }
  return (
    <form onSubmit={submit}>
      <Choices
        label={t`Sort by`}
        choices={options.map((sort) => ({ value: sort, label: names[sort], note: notes[sort] }))}
        chosen={chosen}
        onChoose={setChosen}
      />
      <div className={css.foot}>
        <Button type="submit" wide>
          {t`See results`}
        </Button>
      </div>
    </form>
  )
}

function useSortNames(): Readonly<Record<Sort, string>> {
  const { t } = useLingui()
  const { flow, redeeming } = useSite()
  return {
    priceQuality: flow === 'activity' ? t`Our selection` : t`Best value for money`,
    distance: t`Nearest first`,
    promo: t`Best promotions`,
    priceAsc: redeeming ? t`Lowest supplement first` : t`Lowest price first`,
    popularity: t`Most popular`,
    svPriceDesc: t`Highest price first`,
    svPriceAsc: t`Lowest price first`,
  }
}

/** Explains the orders whose names do not say what they weigh. */
function useSortNotes(): Readonly<Partial<Record<Sort, string>>> {
  const { t } = useLingui()
  const { flow } = useSite()
  if (flow === 'activity') return { priceQuality: t`Favours your own country and what our team rates best` }
  return { priceQuality: t`Guest rating, less 0.1 point for every €10 per person per night` }
}
