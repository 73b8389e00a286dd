import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import css from './Strip.module.css'

interface StripProps {
  /** Cards with their keys. */
  readonly items: readonly { readonly key: string | number; readonly card: ReactNode }[]
  /** Cards beside each other where there is room; four by default. */
  readonly shown?: 3 | 4
  /** Names of the buttons. */
  readonly previous: string
  readonly next: string
  /** Id of the list. */
  readonly id?: string
  /** Links of the cards keep the dates that are chosen on the page. */
  readonly sameDates?: boolean
  /** More cards than these may be added. */
  readonly grows?: boolean
}

/**
 * Row of cards that scrolls sideways, with buttons for a mouse where there are more cards than fit; without scripts they are hidden
 * (`src/enhancements/follow-strips.ts`).
 */
export function Strip({ items, shown = 4, previous, next, id, sameDates, grows }: StripProps): ReactNode {
  return (
    <div data-scroll-strip="">
      <ul className={shown === 3 ? `${css.strip} ${css.three}` : css.strip} id={id} data-same-dates={sameDates ? '' : undefined}>
        {items.map(({ key, card }) => (
          <li key={key}>{card}</li>
        ))}
      </ul>
      {(grows || items.length > shown) && (
        <div className={css.arrows}>
          <Button look="second" small aria-disabled="true" aria-label={previous}>
            ‹
          </Button>
          <Button look="second" small aria-disabled="false" aria-label={next}>
            ›
          </Button>
        </div>
      )}
    </div>
  )
}
