import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { HeldGift } from '../../contract/beneficiary.ts'
import { daysBetween } from '../../domain/dates/days.ts'
import { formatDate } from '../format/date.ts'
import { formatPrice } from '../format/price.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './Beneficiary.module.css'
import { ContactLink } from './ContactLink.tsx'

interface HeldGiftFactsProps {
  readonly gift: HeldGift
  /** Whether it can be used, so that its days count. */
  readonly isOpen: boolean
}

/** Value, nights and validity of a gift, and what customer care does about it. */
export function HeldGiftFacts({ gift, isOpen }: HeldGiftFactsProps): ReactNode {
  const { t } = useLingui()
  const { market, today } = useSite()
  const { value, nights, validUntil, reference, gift: product } = gift
  const left = daysBetween(today, validUntil)
  return (
    <section className={css.facts} aria-label={t`About this gift`}>
      <dl>
        <div>
          <dt>{product.type === 'GIFTCARD' ? <Trans>Left on the card</Trans> : <Trans>Value</Trans>}</dt>
          <dd>{formatPrice(value, market)}</dd>
        </div>
        {nights !== undefined && (
          <div>
            <dt>
              <Trans>Stay</Trans>
            </dt>
            <dd>{t`${plural(nights, { one: '# night', other: '# nights' })}`}</dd>
          </div>
        )}
        {product.type === 'DIGITAL_ACTIVITY_ONLY' && (
          <div>
            <dt>
              <Trans context="activity">Participants</Trans>
            </dt>
            <dd>{product.adults}</dd>
          </div>
        )}
        <div>
          <dt>
            <Trans>Validity</Trans>
          </dt>
          <dd>
            <Trans>until {formatDate(validUntil, market)}</Trans>
            {isOpen && (
              <small>
                {' '}
                · {left === 0 ? <Trans>today is the last day</Trans> : t`${plural(left, { one: '# day left', other: '# days left' })}`}
              </small>
            )}
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Order number</Trans>
          </dt>
          <dd>{reference}</dd>
        </div>
      </dl>
      {isOpen && (
        <p className="row">
          <ContactLink reference={reference} request="exchange">
            <Trans>Exchange this gift</Trans>
          </ContactLink>
          <ContactLink reference={reference} request="extend">
            <Trans>Ask for a longer validity</Trans>
          </ContactLink>
        </p>
      )}
    </section>
  )
}
