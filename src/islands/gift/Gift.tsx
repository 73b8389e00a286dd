import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { formatStayCriteria } from '../../domain/stay/hash.ts'
import { giftLines, giftTotal } from '../../domain/gift/gift-total.ts'
import { type ParcelState, sentSubElements } from '../../domain/gift/voucher-parcel.ts'
import { giftGuests } from '../../domain/guests/guests.ts'
import { displayedPrice } from '../../domain/pricing/displayed-price.ts'
import { giftAmounts, giftEntry } from '../../domain/pricing/gift-price.ts'
import { href } from '../../market/site.ts'
import { Button } from '../../ui/button/Button.tsx'
import { GiftBreakdown } from '../../ui/gift/GiftBreakdown.tsx'
import { giftForm } from '../../ui/gift/gift-form.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { linkTo } from '../../ui/link/link-to.ts'
import { Notice } from '../../ui/notice/Notice.tsx'
import { Price } from '../../ui/price/Price.tsx'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { onDemand } from '../runtime/on-demand.ts'
import { useHydrated } from '../runtime/use-hydrated.ts'
import css from '../stay-page/panel.module.css'
import { StickyBar } from '../stay-page/StickyBar.tsx'
import { track } from '../../enhancements/analytics/track.ts'
import { useStayCriteria } from '../stay-page/use-stay-criteria.ts'
import { GiftChoices } from './GiftChoices.tsx'
import type { GiftProps } from './props.ts'
import type { SubElementChoice } from '../../domain/gift/gift.ts'

const useParcelPart = onDemand('VoucherParcel', () => import('./VoucherParcel.tsx'))

/** A voucher is for two adults, and the recipient chooses the dates: it has neither guests nor calendar (B2.86). */
export default function Gift(props: GiftProps): ReactNode {
  const { t } = useLingui()
  const { site } = useSite()
  const { criteria, change } = useStayCriteria(props)
  const isPhysical = criteria.giftFormat === 'physical'
  const isPosted = isPhysical && props.byPost
  const part = useParcelPart(isPosted)
  const [received, setReceived] = useState<ParcelState>({ kind: 'pending' })
  const parcel: ParcelState = isPosted ? received : { kind: 'none' }
  const isImpossible = isPhysical && parcel.kind === 'none'
  useEffect(() => {
    // An address with a format that cannot be sold would promise it at the price of the other (B4.76).
    if (isImpossible) change({ giftFormat: 'digital' })
  })
  const hydrated = useHydrated()
  const entry = giftEntry(props.priceList ?? [], criteria.giftNights)
  const panel = useRef<HTMLElement>(null)
  // The choices go along, so that a visitor who books after all finds them again.
  const hash = formatStayCriteria(criteria)
  const booking = (
    <a {...linkTo(`?flow=booking${hash && `#${hash}`}`)}>
      <Trans>Book this stay for myself</Trans>
    </a>
  )
  if (!props.giftable || !entry) return <NotGiftable booking={booking} />
  const { nights } = entry
  const isParcel = parcel.kind !== 'none'
  const amounts = giftAmounts(entry, criteria.bucket, criteria.upsell)
  const lines = giftLines(amounts, parcel.kind === 'known' ? parcel.parcel : undefined)
  const total = parcel.kind === 'pending' ? undefined : giftTotal(lines)
  const terms = { nights: isParcel ? undefined : nights, people: giftGuests.adults }
  const shown = total === undefined ? undefined : displayedPrice({ sellPrice: total }, 0, terms)
  return (
    <>
      <section ref={panel} className={css.panel} aria-label={t`Offer this stay`}>
        <div className={`${css.banner} ${css.scripted}`} aria-live="polite">
          {shown ? <Price large price={shown} /> : <p className={css.invitation}>{t`Adding the delivery to the price…`}</p>}
        </div>
        {shown && <GiftBreakdown gift={t`${plural(nights, { one: '# night', other: '# nights' })}`} lines={lines} />}
        <form
          id={giftForm}
          action={href(site, 'giftCheckout')}
          className={css.gift}
          onSubmit={() =>
            track({
              event: 'add_to_cart',
              stay: props.stayId,
              flow: 'gifting',
              price: total ?? giftTotal(lines),
              nights,
              format: isParcel ? 'physical' : 'digital',
            })
          }
        >
          <input type="hidden" name="product" value={props.stayId} />
          {hydrated && <ChosenGift parcel={parcel} choice={criteria} price={total} />}
          <GiftChoices
            list={props.priceList ?? []}
            entry={entry}
            criteria={criteria}
            onChoose={(chosen) => change({ giftNights: nights, giftAdults: giftGuests.adults, ...chosen })}
          />
          <div className={css.terms}>
            <p>
              <Icon name={isParcel ? 'gift' : 'mail'} />
              <span>
                {isParcel ? <Trans>By post, ready to give</Trans> : <Trans>By e-mail, ready to print</Trans>}
                <a href="#gift">
                  <Trans>Customise the gift</Trans>
                </a>
              </span>
            </p>
          </div>
          <Button type="submit" wide>
            <Trans>Offer</Trans>
          </Button>
        </form>
        <ul className={css.terms}>
          <li>
            <Icon name="guests" />
            <Trans>For 2 adults</Trans>
          </li>
          <li>
            <Icon name="calendar-check" />
            <span>
              <Trans>The recipient chooses the dates</Trans>
              <a href={href(site, 'giftCard')}>
                <Trans>Or the stay too, with a gift card</Trans>
              </a>
            </span>
          </li>
        </ul>
        <p className={css.switch}>{booking}</p>
      </section>
      {isPosted && part && <part.VoucherParcel choice={criteria} onState={setReceived} />}
      <StickyBar panel={panel} label={props.label} price={shown}>
        <Button type="submit" form={giftForm} wide>
          <Trans>Offer</Trans>
        </Button>
      </StickyBar>
    </>
  )
}

function NotGiftable({ booking }: { booking: ReactNode }): ReactNode {
  const { t } = useLingui()
  return (
    <section className={css.panel} aria-label={t`Offer this stay`}>
      <Notice title={t`This stay cannot be offered as a gift`}>{booking}</Notice>
    </section>
  )
}

interface ChosenGiftProps {
  readonly parcel: ParcelState
  readonly choice: SubElementChoice
  readonly price: number | undefined
}

/** Sends what was chosen beside the panel with its form; without scripts those choices are fields of the form themselves (B4.78). */
function ChosenGift({ parcel, choice, price }: ChosenGiftProps): ReactNode {
  const { sleeves, additions } = sentSubElements(parcel, choice)
  const fields = {
    giftFormat: parcel.kind === 'none' ? 'digital' : 'physical',
    sleeves: sleeves.join(','),
    additions: additions.join(','),
    price,
  }
  return Object.entries(fields).map(
    ([name, value]) => value !== undefined && value !== '' && <input key={name} type="hidden" name={name} value={value} />,
  )
}
