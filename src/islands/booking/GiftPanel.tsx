import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useRef } from 'react'
import { href } from '../../market/site.ts'
import { Button } from '../../ui/button/Button.tsx'
import { price } from '../../ui/format/price.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { calendarCheck, guests, mail } from '../../ui/icon/paths.ts'
import { Notice } from '../../ui/notice/Notice.tsx'
import { useSite } from '../../ui/site/SiteContext.tsx'
import css from './Booking.module.css'
import type { BookingProps } from './props.ts'
import { StickyBar } from './StickyBar.tsx'
import { track } from './track.ts'
import { useCriteria } from './use-criteria.ts'

/** What a voucher for this stay costs, by its nights. The giver pays, the beneficiary chooses the dates; always for two adults. */
export function GiftPanel(props: BookingProps): ReactNode {
  const { t } = useLingui()
  const { site, market } = useSite()
  const { criteria, change } = useCriteria(props)
  const list = props.priceList ?? []
  const chosen = list.find(({ nights }) => nights === criteria.giftNights) ?? list[0]
  const panel = useRef<HTMLElement>(null)
  const form = useId()
  if (!props.giftable || !chosen) return <NotGiftable />
  return (
    <>
      <section ref={panel} className={css.panel} aria-label={t`Offer this stay`}>
        <form
          id={form}
          action={href(site, 'giftCheckout')}
          className={css.gift}
          onSubmit={() =>
            track({ event: 'add_to_cart', stay: props.stayId, flow: 'gifting', price: chosen.sellPrice, nights: chosen.nights })
          }
        >
          <input type="hidden" name="product" value={props.stayId} />
          <input type="hidden" name="giftFormat" value={criteria.giftFormat} />
          <fieldset className={css.nights}>
            <legend>
              <Trans>How many nights do you want to offer?</Trans>
            </legend>
            {list.map(({ nights, sellPrice }) => (
              <label key={nights}>
                <input
                  type="radio"
                  name="giftNights"
                  value={nights}
                  checked={nights === chosen.nights}
                  onChange={() => change({ giftNights: nights })}
                />
                <span>{t`${plural(nights, { one: '# night', other: '# nights' })}`}</span>
                <b className="tabular">{price(sellPrice, market)}</b>
              </label>
            ))}
          </fieldset>
          <Button type="submit" wide>
            <Trans>Offer</Trans>
          </Button>
        </form>
        <ul className={css.terms}>
          <li>
            <Icon of={guests} />
            <Trans>For 2 adults</Trans>
          </li>
          <li>
            <Icon of={calendarCheck} />
            <Trans>The recipient chooses the dates</Trans>
          </li>
          <li>
            <Icon of={mail} />
            {criteria.giftFormat === 'digital' ? (
              <Trans>Sent by email at once, ready to print</Trans>
            ) : (
              <Trans>Delivered by post, in a gift box</Trans>
            )}
          </li>
        </ul>
        <p className={css.switch}>
          <a href="?flow=booking">
            <Trans>Book this stay for myself</Trans>
          </a>
        </p>
      </section>
      <StickyBar panel={panel} label={props.label} price={{ sell: chosen.sellPrice, nights: chosen.nights, people: 2 }}>
        <Button type="submit" form={form} wide>
          <Trans>Offer</Trans>
        </Button>
      </StickyBar>
    </>
  )
}

function NotGiftable(): ReactNode {
  const { t } = useLingui()
  return (
    <section className={css.panel} aria-label={t`Offer this stay`}>
      <Notice title={t`This stay cannot be offered as a gift`}>
        <a href="?flow=booking">
          <Trans>Book this stay for myself</Trans>
        </a>
      </Notice>
    </section>
  )
}
