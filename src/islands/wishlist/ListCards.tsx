import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { WishedProduct } from '../../contract/wished-products.ts'
import { isComparable } from '../../domain/product-lists/compared.ts'
import { SharedConditions } from '../../ui/card/Cancellation.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Choice } from '../../ui/field/Choice.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Grid } from '../../ui/results/Grid.tsx'
import { WishedCard } from '../../ui/product-lists/WishedCard.tsx'
import heart from '../../ui/product-lists/WishHeart.module.css'
import { CardSkeleton } from '../../ui/skeleton/Skeleton.tsx'
import type { ListedProducts } from './use-products.ts'
import css from './Wishlist.module.css'

interface ListCardsProps {
  readonly rows: readonly string[]
  readonly wishes: readonly string[]
  readonly products: ListedProducts
  readonly hash: string
  readonly dated: boolean
  readonly chosen: readonly string[]
  /** Whether the comparison has as many stays as it takes. */
  readonly full: boolean
  readonly onChoose: (wish: string) => void
  readonly onRemove: (wish: string) => void
  readonly onRestore: (wish: string) => void
}

/** A removed product keeps its place while the page is open, so that the visitor can take it back. */
export function ListCards({ rows, wishes, products, onRemove, onRestore, ...rest }: ListCardsProps): ReactNode {
  const [restored, setRestored] = useState<string>()
  const offers = [...products.found.values()].flatMap((product) => (product.state === 'onSale' ? [product.offer] : []))
  return (
    <SharedConditions offers={offers}>
      <Grid>
        {rows.map((wish) => {
          const product = products.found.get(wish)
          if (!product) return products.known.has(wish) || products.failed ? null : <CardSkeleton key={wish} />
          if (wishes.includes(wish))
            return <Wished key={wish} product={product} focused={restored === wish} onRemove={() => onRemove(wish)} {...rest} />
          const restore = () => {
            setRestored(wish)
            onRestore(wish)
          }
          return <Removed key={wish} label={product.offer.label} onRestore={restore} />
        })}
      </Grid>
    </SharedConditions>
  )
}

type WishedProps = Pick<ListCardsProps, 'hash' | 'dated' | 'chosen' | 'full' | 'onChoose'> & {
  readonly product: WishedProduct
  /** Set for the product that was just taken back: the pressed button is gone, so its heart takes the focus. */
  readonly focused: boolean
  readonly onRemove: () => void
}

function Wished({ product, focused, chosen, full, onChoose, onRemove, hash, dated }: WishedProps): ReactNode {
  const { t } = useLingui()
  const { wish, offer } = product
  const name = offer.label
  const own = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (focused) own.current?.focus()
  }, [focused])
  const isChosen = chosen.includes(wish)
  return (
    <div className={css.cell}>
      <WishedCard
        product={product}
        hash={hash}
        dated={dated}
        action={
          <span className={css.remove}>
            <button ref={own} type="button" className={heart.heart} aria-label={t`In my wishlist: ${name}`} aria-pressed onClick={onRemove}>
              <Icon name="heart" filled />
            </button>
          </span>
        }
      />
      {isComparable(product) && (
        <Choice type="checkbox" checked={isChosen} disabled={full && !isChosen} onChange={() => onChoose(wish)}>
          <Trans>Compare</Trans>
          <span className="unseen"> {name}</span>
        </Choice>
      )}
    </div>
  )
}

function Removed({ label, onRestore }: { label: string; onRestore: () => void }): ReactNode {
  const text = useId()
  const undo = useRef<HTMLButtonElement>(null)
  // The pressed heart is gone with its card.
  useEffect(() => undo.current?.focus(), [])
  return (
    <div className={css.removed} role="status">
      <p id={text}>
        <Trans>Removed from your wishlist: {label}</Trans>
      </p>
      <Button ref={undo} look="second" small aria-describedby={text} onClick={onRestore}>
        <Trans>Undo</Trans>
      </Button>
    </div>
  )
}
