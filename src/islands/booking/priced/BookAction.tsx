import { useLingui } from '@lingui/react/macro'
import type { MouseEvent, ReactNode } from 'react'
import type { Check } from '../../../domain/booking/check-booking.ts'
import type { StayPrice } from '../../../domain/booking/stay-price.ts'
import { isPlainClick } from '../../../hydration/browser/plain-click.ts'
import { Button, LinkButton } from '../../../ui/button/Button.tsx'
import css from '../../stay-page/panel.module.css'
import { CheckingPrice, ChooseDates } from '../ChooseDates.tsx'

interface BookActionProps {
  readonly price: StayPrice
  readonly checkout: string | undefined
  readonly check: Check
  readonly onChoose: () => void
  readonly onBook: (shown: number) => void
  readonly onRetry: () => void
}

export function BookAction(props: BookActionProps): ReactNode {
  const { t } = useLingui()
  const { price, checkout } = props
  if (price.kind === 'priced' && checkout) return <BookLink {...props} checkout={checkout} shown={price.price.sellPrice} />
  if (price.kind === 'loading') return <CheckingPrice />
  if (price.kind === 'error') {
    return (
      <Button wide className={css.scripted} data-live="" onClick={props.onRetry}>
        {t`Try again`}
      </Button>
    )
  }
  return <ChooseDates dated onChoose={props.onChoose} />
}

/** Without scripts a link to the checkout, which checks the price itself; with scripts the price is checked before leaving. */
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
