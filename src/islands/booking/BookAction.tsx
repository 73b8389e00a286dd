import { useLingui } from '@lingui/react/macro'
import type { MouseEvent, ReactNode } from 'react'
import type { StayDates } from '../../domain/criteria/search-criteria.ts'
import { Button, LinkButton } from '../../ui/button/Button.tsx'
import { useSite } from '../../ui/site/SiteContext.tsx'
import css from './Booking.module.css'
import { checkoutLink } from './checkout-link.ts'
import type { AskedStay } from './stay-calls.ts'
import type { Check } from './use-booking.ts'
import type { StayPrice } from './use-quote.ts'

export interface BookActionProps {
  readonly stay: AskedStay
  readonly dates: StayDates | undefined
  readonly price: StayPrice
  readonly check: Check
  readonly onChoose: () => void
  readonly onBook: (shown: number) => void
  readonly onRetry: () => void
}

/** The one action that leads on from where the visitor is: choose dates, try again, or book. */
export function BookAction(it: BookActionProps): ReactNode {
  const { t } = useLingui()
  const { price, dates } = it
  const button = { wide: true, className: css.scripted, 'data-live': '' }
  if (price.kind === 'priced' && dates) return <BookLink {...it} dates={dates} shown={price.price.sellPrice} />
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
    <Button {...button} aria-haspopup="dialog" onClick={it.onChoose}>
      {dates ? t`Choose other dates` : t`Choose your dates`}
    </Button>
  )
}

/** A link to checkout; with scripts the price is checked first. */
function BookLink({ stay, dates, shown, check, onBook }: BookActionProps & { dates: StayDates; shown: number }): ReactNode {
  const { t } = useLingui()
  const { site } = useSite()
  const busy = check.kind === 'checking' || check.kind === 'leaving'
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onBook(shown)
  }
  const { stayId, guests } = stay
  return (
    <LinkButton
      wide
      href={checkoutLink(site, { stayId, dates, guests, price: shown })}
      rel="nofollow"
      aria-disabled={busy || undefined}
      data-live=""
      className={css.action}
      onClick={onClick}
    >
      <span role={busy ? 'status' : undefined}>{busy ? t`Checking the price…` : t`Book`}</span>
    </LinkButton>
  )
}
