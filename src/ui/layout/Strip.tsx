import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import css from './Strip.module.css'

interface StripProps extends ComponentProps<'ul'> {
  readonly count: number
  readonly shown?: 3 | 4
  readonly previous: string
  readonly next: string
}

/** Without scripts the buttons are hidden (`src/enhancements/cards/follow-strips.ts`). */
export function Strip({ count, shown = 4, previous, next, ...list }: StripProps): ReactNode {
  return (
    <div data-scroll-strip="">
      <ul className={`${css.strip} ${shown < 4 ? css.three : ''}`} {...list} />
      {count > shown && (
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
