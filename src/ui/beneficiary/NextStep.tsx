import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { HeldGift } from '../../contract/beneficiary.ts'
import { href, type LinkInput } from '../../market/site.ts'
import type { Screen } from '../../market/segments.ts'
import { CenterAddress } from '../activity/CenterAddress.tsx'
import { LinkButton } from '../button/Button.tsx'
import { formatPrice } from '../format/price.ts'
import { linkTo } from '../link/link-to.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './Beneficiary.module.css'

/** What its kind of gift is used for next. */
export function NextStep({ gift }: { readonly gift: HeldGift }): ReactNode {
  const { market } = useSite()
  const { gift: product, reference, value, center } = gift
  switch (product.type) {
    case 'BOX':
      return (
        <Step
          text={<Trans>Choose a stay of this box. Its value pays for the stay; what a dearer date costs more is shown beforehand.</Trans>}
          label={<Trans>Choose a stay</Trans>}
          screen="gift"
          address={{ path: [reference, 'stays'] }}
        />
      )
    case 'SINGLEVOUCHER':
      return (
        <Step
          text={
            <Trans>Choose your dates. The value of the voucher pays for the stay; what a dearer date costs more is shown beforehand.</Trans>
          }
          label={<Trans>Choose your dates</Trans>}
          screen="gift"
          address={{ path: [reference, 'stays', product.stayId] }}
        />
      )
    case 'GIFTCARD':
      return value > 0 ? (
        <Step
          text={
            <Trans>
              {formatPrice(value, market)} are left on this card. Enter its code when you pay, for a stay, an activity or a box: what is not
              spent stays on it until the end of its validity.
            </Trans>
          }
          label={<Trans>See the stays</Trans>}
          screen="stays"
        />
      ) : (
        <p>
          <Trans>Nothing is left on this gift card.</Trans>
        </p>
      )
    case 'DIGITAL_ACTIVITY_ONLY':
      return (
        <Step
          text={<Trans>Choose your date with the activity centre, then show the voucher there on the day.</Trans>}
          more={center && <CenterAddress center={center} />}
          label={<Trans>See the activity</Trans>}
          screen="activity"
          address={{ path: [product.activityId] }}
        />
      )
  }
}

interface StepProps {
  readonly text: ReactNode
  readonly more?: ReactNode
  readonly label: ReactNode
  readonly screen: Screen
  readonly address?: LinkInput
}

function Step({ text, more, label, screen, address }: StepProps): ReactNode {
  const { site } = useSite()
  return (
    <section className={css.next}>
      <h2>
        <Trans>What happens next</Trans>
      </h2>
      <p>{text}</p>
      {more}
      <LinkButton {...linkTo(href(site, screen, address))}>{label}</LinkButton>
    </section>
  )
}
