import { useLingui } from '@lingui/react/macro'
import type { MouseEvent, ReactNode } from 'react'
import { isPlainClick } from '../../hydration/plain-click.ts'
import { Button, LinkButton } from '../../ui/button/Button.tsx'
import css from './Booking.module.css'
import type { Check } from './use-booking.ts'
import type { StayPrice } from './use-quote.ts'

export interface BookActionProps {
  readonly dated: boolean
  readonly price: StayPrice
  /** Where booking leads; there is none without a price. */
  readonly checkout: string | undefined
  readonly check: Check
  readonly onChoose: () => void
  readonly onBook: (shown: number) => void
  readonly onRetry: () => void
}

/** The one action that leads on from where the visitor is: choose dates, try again, or book. */
export function BookAction(it: BookActionProps): ReactNode {
  const { t } = useLingui()
  const { price, checkout } = it
  const button = { wide: true, className: css.scripted, 'data-live': '' }
  if (price.kind === 'priced' && checkout) return <BookLink {...it} checkout={checkout} shown={price.price.sellPrice} />
  if (price.kind === 'loading') {
    return (
      <Button {...button} aria-disabled="true">
        {t`Checking the price…`}
      </Button>
    )
  }
  if (price.kind === 'error') {
    return (
      <Button {...button} onClick={it.onRetry}>
        {t`Try again`}
      </Button>
    )
  }
  return (
    <Button {...button} data-live="StayCalendar" aria-haspopup="dialog" onClick={it.onChoose}>
      {it.dated ? t`Choose other dates` : t`Choose your dates`}
    </Button>
  )
}

/** A link to checkout; with scripts the price is checked first. */
function BookLink({ checkout, shown, check, onBook }: BookActionProps & { checkout: string; shown: number }): ReactNode {
  const { t } = useLingui()
  const busy = check.kind === 'checking' || check.kind === 'leaving'
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onBook(shown)
  }
  return (
    <LinkButton wide href={checkout} rel="nofollow" aria-disabled={busy || undefined} data-live="" className={css.action} onClick={onClick}>
      <span role={busy ? 'status' : undefined}>{busy ? t`Checking the price…` : t`Book`}</span>
    </LinkButton>
  )
}
