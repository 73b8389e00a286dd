import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isComparable, maxCompared, toggledChoice } from '../../domain/product-lists/compared.ts'
import { Button } from '../../ui/button/Button.tsx'
import { FailedState } from '../../ui/notice/FailedState.tsx'
import { Notice } from '../../ui/notice/Notice.tsx'
import { onDemand } from '../runtime/on-demand.ts'
import { ListCards } from './ListCards.tsx'
import { ListTools, useListCriteria } from './ListTools.tsx'
import css from './Wishlist.module.css'
import type { ListRows } from './use-list-rows.ts'
import { useProducts } from './use-products.ts'

const useCompare = onDemand('Comparison', () => import('./Comparison.tsx'))

export function FullList({ list: { wishes = [], rows, remove, restore, forget } }: { list: ListRows }): ReactNode {
  const state = useListCriteria()
  const products = useProducts(rows, state.criteria)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [comparing, setComparing] = useState(false)
  const [closed, setClosed] = useState(false)
  const compare = useCompare(comparing)
  const missing = wishes.filter((wish) => products.known.has(wish) && !products.found.has(wish))
  const compared = chosen.flatMap((wish) => (wishes.includes(wish) ? (products.found.get(wish) ?? []) : []))
  const comparable = [...products.found.values()].filter(isComparable).length
  const table = comparing && compare && compared.length > 1
  return (
    <>
      <ListTools {...state} wishes={wishes} />
      <p role="status" className="unseen">
        {products.outdated && <Trans>Updating the prices for your dates…</Trans>}
      </p>
      {table && (
        <compare.Comparison
          products={compared}
          hash={state.hash}
          dates={state.criteria.dates}
          onLeave={(wish) => setChosen(chosen.filter((other) => other !== wish))}
          onClose={() => {
            setComparing(false)
            setClosed(true)
          }}
        />
      )}
      <h2 className="unseen">
        <Plural value={wishes.length} one="# product" other="# products" />
      </h2>
      {products.failed && <FailedState retry={products.retry}>{products.sentence}</FailedState>}
      {comparable > 1 && !table && (
        <CompareBar focused={closed} count={compared.length} onCompare={() => setComparing(true)} onClear={() => setChosen([])} />
      )}
      <div data-outdated={products.outdated ? '' : undefined}>
        <ListCards
          rows={rows}
          wishes={wishes}
          products={products}
          hash={state.hash}
          dated={state.criteria.dates !== undefined}
          chosen={chosen}
          full={compared.length >= maxCompared}
          onChoose={(wish) => setChosen(toggledChoice(chosen, wish))}
          onRemove={remove}
          onRestore={restore}
        />
      </div>
      {missing.length > 0 && (
        <Notice
          action={
            <Button look="second" small onClick={() => forget(missing)}>
              <Trans>Remove them</Trans>
            </Button>
          }
        >
          <Trans>Some products of your list no longer exist.</Trans>
        </Notice>
      )}
    </>
  )
}

interface CompareBarProps {
  /** Takes the focus, which was in the comparison that has been closed. */
  readonly focused: boolean
  readonly count: number
  readonly onCompare: () => void
  readonly onClear: () => void
}

/** Above the cards, since one over them would cover what they are chosen with. */
function CompareBar({ focused, count, onCompare, onClear }: CompareBarProps): ReactNode {
  const { t } = useLingui()
  const compare = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (focused) compare.current?.focus()
  }, [focused])
  return (
    <div className={css.bar}>
      <p role="status">
        {count === 0
          ? t`Choose two or three stays to compare.`
          : count === 1
            ? t`Choose one or two more stays to compare.`
            : t`${plural(count, { one: '# stay', other: '# stays' })}`}
      </p>
      {count > 0 && <Button look="quiet" small onClick={onClear}>{t`Clear`}</Button>}
      {count > 1 && <Button ref={compare} small onClick={onCompare}>{t`Compare`}</Button>}
    </div>
  )
}
