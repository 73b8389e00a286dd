import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ShippingCosts } from '../../contract/gifts.ts'
import { shippingTotal } from '../../domain/gift/gift-total.ts'
import { Button } from '../button/Button.tsx'
import { SelectField } from '../field/SelectField.tsx'
import { TextField } from '../field/TextField.tsx'
import { formatPrice } from '../format/price.ts'
import { useSite } from '../site/SiteContext.tsx'
import type { GiftFieldsProps } from './Recipient.tsx'
import css from './Recipient.module.css'
import { useGiftFieldLabels } from './use-gift-field-labels.ts'

interface ParcelAddressProps extends GiftFieldsProps {
  readonly country: string
  readonly costs: ShippingCosts['shippingCostsPerCountry']
  /** Id of the form of the country, which changes the price. */
  readonly countryForm: string
}

/** The country is in the page's address: the price depends on it. */
export function ParcelAddress({ rules, values, errors, country, costs, countryForm }: ParcelAddressProps): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const labels = useGiftFieldLabels()
  const names = new Intl.DisplayNames(market.tag, { type: 'region' })
  const options = Object.entries(costs).map(([code, shipping]) => {
    const cost = shippingTotal(shipping)
    const name = names.of(code) ?? code
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
      <div className={css.country}>
        <SelectField
          name="country"
          form={countryForm}
          label={t`Country of delivery`}
          rule={{ kind: 'text', required: true }}
          value={country}
          options={options}
          autoComplete="shipping country"
        />
        <Button type="submit" form={countryForm} look="second" small>
          <Trans>Update the price</Trans>
        </Button>
      </div>
      <div className={css.address}>
        {fields.map(({ name, ...field }) => {
          const rule = rules[name]
          return (
            rule && (
              <TextField key={name} name={name} label={labels[name]} {...field} rule={rule} value={values[name]} error={errors[name]} />
            )
          )
        })}
      </div>
    </>
  )
}
