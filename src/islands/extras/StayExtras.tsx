import { useLingui } from '@lingui/react/macro'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { nightsOf } from '../../domain/dates/stay-dates.ts'
import { chosenProduct, extrasOfProduct, productWithChange, changedExtra, type ExtraChoices } from '../../domain/extras/extra-choices.ts'
import { extraHref, extraPatch } from '../../domain/extras/extra-address.ts'
import { extraDifference } from '../../domain/extras/extras.ts'
import { isSameStay, toStayOccupancy } from '../../domain/guests/occupancy.ts'
import { parseStayCriteria } from '../../domain/stay/hash.ts'
import { isPlainClick } from '../../hydration/browser/plain-click.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { ExtraEntry } from '../../ui/stay/ExtraEntry.tsx'
import list from '../../ui/stay/OtherOffers.module.css'
import { StaySection } from '../../ui/stay/StaySection.tsx'
import { useProductPrices } from '../stay-page/use-product-prices.ts'
import { useStayCriteria } from '../stay-page/use-stay-criteria.ts'
import type { ExtrasProps } from './props.ts'
import { Button } from '../../ui/button/Button.tsx'
import { formatSignedPrice } from '../../ui/format/price.ts'

type StayExtrasProps = ExtrasProps & { readonly extras: NonNullable<ExtrasProps['extras']> }

/** Changes the address only: the booking panel, an island of its own, follows it. */
export function StayExtras(props: StayExtrasProps): ReactNode {
  const { t } = useLingui()
  const { site } = useSite()
  const { choices } = props.extras
  const { criteria, change } = useStayCriteria(props)
  const { dates, guests } = criteria
  const product = chosenProduct(choices, props.stayId, criteria.extra)
  const chosen = extrasOfProduct(choices, product)
  const lastChange = useLastChange(choices, product)

  const served = parseStayCriteria(props.query)
  const isServed = dates && served.dates && isSameStay(toStayOccupancy(dates, guests), toStayOccupancy(served.dates, served.guests))
  const hotel = { hotelId: props.hotelId, guests }
  const neighbours = choices.extras.flatMap((_, extra) => productWithChange(choices, product, extra) ?? [])
  const priceOf = useProductPrices(hotel, dates, [product, ...neighbours], isServed ? props.extras.prices : undefined)
  /** The difference of two quotes where both are known, else what the stay's content says; undefined while a quote loads. */
  const differenceTo = (other: number, extra: number): number | undefined => {
    const [before, after] = [priceOf(product), priceOf(other)]
    if (before.cents !== undefined && after.cents !== undefined) return after.cents - before.cents
    const upsell = props.upsells?.[extra]
    if (before.loading || after.loading || !upsell) return undefined
    const difference = extraDifference(upsell, dates && nightsOf(dates))
    return chosen.includes(extra) === upsell.selected ? difference : -difference
  }

  const choose = (to: number) => change(extraPatch(props.stayId, to))
  const onChoose = (to: number) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    choose(to)
  }
  return (
    <StaySection id="extras" title={t`Customise the stay`}>
      <ul className={list.list}>
        {props.upsells?.map((upsell, extra) => {
          const to = productWithChange(choices, product, extra)
          // No product has it together with the chosen ones.
          if (to === undefined) return null
          const difference = differenceTo(to, extra)
          return (
            <ExtraEntry
              key={upsell.label}
              extra={upsell}
              chosen={chosen.includes(extra)}
              difference={difference}
              people={dates ? guests.adults + guests.children : undefined}
              link={extraHref(site, props.stayId, criteria, to)}
              onChoose={onChoose(to)}
            >
              <ChangeStatus
                label={upsell.label}
                change={lastChange?.extra === extra && difference !== undefined ? { ...lastChange, amountCents: -difference } : undefined}
                onUndo={() => choose(to)}
              />
            </ExtraEntry>
          )
        })}
      </ul>
    </StaySection>
  )
}

interface LastChange {
  readonly extra: number
  readonly added: boolean
}

/** The extra that was added or removed last, here or in the panel; undefined before any was. */
function useLastChange(choices: ExtraChoices, product: number): LastChange | undefined {
  const [{ current, before }, setProducts] = useState({ current: product, before: product })
  if (current !== product) setProducts({ current: product, before: current })
  const extra = changedExtra(choices, before, current)
  return extra === undefined ? undefined : { extra, added: extrasOfProduct(choices, current).includes(extra) }
}

interface ChangeStatusProps {
  readonly label: string
  readonly change: { readonly added: boolean; readonly amountCents: number } | undefined
  readonly onUndo: () => void
}

function ChangeStatus({ label, change, onUndo }: ChangeStatusProps): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  return (
    <div role="status">
      {change && (
        <p className="row">
          <span>
            {change.added ? t`${label} added` : t`${label} removed`}
            {' · '}
            <b className="tabular">{formatSignedPrice(change.amountCents, market)}</b>
          </span>
          <Button look="quiet" small onClick={onUndo}>
            {t`Undo`}
          </Button>
        </p>
      )}
    </div>
  )
}
