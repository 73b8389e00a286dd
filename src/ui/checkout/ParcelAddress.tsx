import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ShippingCosts } from '../../contract/gifts.ts'
import { isServed, shippingTotal } from '../../domain/gift/gift-total.ts'
import { Button } from '../button/Button.tsx'
import { SelectField } from '../field/SelectField.tsx'
import { TextField } from '../field/TextField.tsx'
import { Notice } from '../notice/Notice.tsx'
import { formatPrice } from '../format/price.ts'
import { useSite } from '../site/SiteContext.tsx'
import type { GiftFieldsProps } from './Recipient.tsx'
import css from './Recipient.module.css'
import { useGiftFieldLabels } from './use-gift-field-labels.ts'

interface ParcelAddressProps extends GiftFieldsProps {
  readonly country: string
  /** Undefined where the costs could not be read: the country cannot be changed then. */
  readonly costs: ShippingCosts['shippingCostsPerCountry'] | undefined
  readonly updateAction: string
}

/** `src/enhancements/forms/country-price.ts` shows the price of the chosen country at once. Without scripts a button does. */
export function ParcelAddress({ rules, values, errors, country, costs, updateAction }: ParcelAddressProps): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const labels = useGiftFieldLabels()
  const names = new Intl.DisplayNames(market.tag, { type: 'region' })
  const nameOf = (code: string) => names.of(code) ?? code
  const chosen = nameOf(country)
  const isUnserved = costs !== undefined && !isServed(costs, country)
  const priced = Object.entries(costs ?? {}).map(([code, shipping]) => {
    const cost = shippingTotal(shipping)
    const name = nameOf(code)
    if (shipping.undeliverable) return { value: code, label: t`${name}: no delivery at the moment` }
    return { value: code, label: cost === 0 ? t`${name}: free delivery` : t`${name}: ${formatPrice(cost, market)}` }
  })
  const fields = [
    { name: 'name', autoComplete: 'shipping name' },
    { name: 'street', autoComplete: 'shipping street-address' },
    { name: 'more', autoComplete: 'shipping address-line2' },
    { name: 'postcode', autoComplete: 'shipping postal-code' },
    { name: 'city', autoComplete: 'shipping address-level2' },
  ] as const
  return (
    <>
      <div className={css.country} data-country-price>
        <SelectField
          name="country"
          label={t`Country of delivery`}
          rule={{ kind: 'text', required: true }}
          value={country}
          options={costs ? priced : [{ value: country, label: chosen }]}
          autoComplete="shipping country"
        />
        {costs && (
          <Button type="submit" name="update" value="price" formAction={updateAction} formNoValidate look="second" small>
            <Trans>Update the price</Trans>
          </Button>
        )}
      </div>
      <div aria-live="polite">
        <div data-price-part hidden={!isUnserved}>
          {isUnserved && (
            <Notice tone="warn">{t`No carrier delivers parcels to this country at the moment: ${chosen}. Choose another country.`}</Notice>
          )}
        </div>
      </div>
      <div className={css.address}>
        {fields.map(({ name, ...field }) => {
          const rule = rules[name]
          return (
            rule && (
              <TextField
                key={name}
                name={name}
                label={labels[name]}
                hint={name === 'name' && t`Of the person who receives the parcel: the recipient of the gift, or you`}
                {...field}
                rule={rule}
                value={values[name]}
                error={errors[name]}
              />
            )
          )
        })}
      </div>
    </>
  )
}
