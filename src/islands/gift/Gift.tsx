import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useRef } from 'react'
import { formatStayCriteria } from '../../domain/stay/hash.ts'
import { giftGuests } from '../../domain/guests/guests.ts'
import { displayedPrice } from '../../domain/pricing/displayed-price.ts'
import { giftEntry, giftPrice } from '../../domain/pricing/gift-price.ts'
import { href } from '../../market/site.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { calendarCheckIcon, guestsIcon, mailIcon } from '../../ui/icon/paths.ts'
import { linkTo } from '../../ui/link/link-to.ts'
import { Notice } from '../../ui/notice/Notice.tsx'
import { Price } from '../../ui/price/Price.tsx'
import { useSite } from '../../ui/site/SiteContext.tsx'
import css from '../stay-page/panel.module.css'
import { StickyBar } from '../stay-page/StickyBar.tsx'
import { track } from '../../enhancements/track.ts'
import { useCriteria } from '../stay-page/use-criteria.ts'
import { GiftChoices } from './GiftChoices.tsx'
import type { GiftProps } from './island.ts'

/** Voucher for two adults; the beneficiary chooses the dates. */
export default function Gift(props: GiftProps): ReactNode {
  const { t } = useLingui()
  const { site } = useSite()
  const { criteria, change } = useCriteria(props)
  const entry = giftEntry(props.priceList ?? [], criteria.giftNights)
  const panel = useRef<HTMLElement>(null)
  const form = useId()
  // The booking choices stay for a visitor who goes back to them.
  const hash = formatStayCriteria(criteria)
  const booking = (
    <a {...linkTo(`?flow=booking${hash && `#${hash}`}`)}>
      <Trans>Book this stay for myself</Trans>
    </a>
  )
  if (!props.giftable || !entry) return <NotGiftable booking={booking} />
  const price = giftPrice(entry, criteria.bucket, criteria.upsell)
  const shown = displayedPrice({ sellPrice: price }, 0, { nights: entry.nights, people: giftGuests.adults })
  return (
    <>
      <section ref={panel} className={css.panel} aria-label={t`Offer this stay`}>
        <div className={`${css.banner} ${css.scripted}`} aria-live="polite">
          <Price large price={shown} />
        </div>
        <form
          id={form}
          action={href(site, 'giftCheckout')}
          className={css.gift}
          onSubmit={() => track({ event: 'add_to_cart', stay: props.stayId, flow: 'gifting', price, nights: entry.nights })}
        >
          <input type="hidden" name="product" value={props.stayId} />
          <input type="hidden" name="giftFormat" value={criteria.giftFormat} />
          <GiftChoices
            list={props.priceList ?? []}
            entry={entry}
            criteria={criteria}
            onChoose={(chosen) => change({ giftNights: entry.nights, giftAdults: giftGuests.adults, ...chosen })}
          />
          <Button type="submit" wide>
            <Trans>Offer</Trans>
          </Button>
        </form>
        <ul className={css.terms}>
          <li>
            <Icon path={guestsIcon} />
            <Trans>For 2 adults</Trans>
          </li>
          <li>
            <Icon path={calendarCheckIcon} />
            <Trans>The recipient chooses the dates</Trans>
          </li>
          <li>
            <Icon path={mailIcon} />
            {criteria.giftFormat === 'digital' ? (
              <Trans>Sent by email at once, ready to print</Trans>
            ) : (
              <Trans>Delivered by post, in a gift box</Trans>
            )}
          </li>
        </ul>
        <p className={css.switch}>{booking}</p>
      </section>
      <StickyBar panel={panel} label={props.label} price={shown}>
        <Button type="submit" form={form} wide>
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
