import { useLingui } from '@lingui/react/macro'
import type { ReactNode, RefObject } from 'react'
import type { Sort } from '../../domain/sort/sort.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Panel } from '../parts/panel/Panel.tsx'
import css from './Sort.module.css'
import { useSortNames } from './use-sort-names.ts'

/** The sorts as radio choices in a drawer from the bottom; a choice applies at once, the drawer is closed by hand. */
export function SortDrawer(it: {
  open: boolean
  onClose: () => void
  source: RefObject<HTMLElement | null>
  options: readonly Sort[]
  current: Sort
  onChoose: (sort: Sort) => void
}): ReactNode {
  const { t } = useLingui()
  const names = useSortNames()
  return (
    <Panel open={it.open} onClose={it.onClose} title={t`Sort by`} source={it.source} form="drawer" className={css.drawer}>
      <div className={css.choices} role="radiogroup" aria-label={t`Sort by`}>
        {it.options.map((sort) => (
          <label key={sort} className={css.choice}>
            <input
              type="radio"
              name="sort"
              value={sort}
              checked={sort === it.current}
              data-autofocus={sort === it.current ? '' : undefined}
              onChange={() => it.onChoose(sort)}
            />
            {names[sort]}
          </label>
        ))}
      </div>
      <div className={css.foot}>
        <Button wide onClick={it.onClose}>
          {t`See results`}
        </Button>
      </div>
    </Panel>
  )
}
