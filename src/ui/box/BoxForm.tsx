import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { GiftFormat } from '../../domain/address/gift-choice.ts'
import { href } from '../../market/site.ts'
import { Button } from '../button/Button.tsx'
import { opens } from '../dialog/InfoDialog.tsx'
import { useSite } from '../site/SiteContext.tsx'
import { formatDialog, offerForm } from './box-offer.ts'

interface BoxFormProps {
  readonly code: string
  readonly format: GiftFormat
  /** In cents, for analytics. Formats have totals of their own (`data-total`). */
  readonly price: number
  readonly children?: ReactNode
}

/** When the format changes, `offer-box.ts` changes the fields. */
export function BoxForm({ code, format, price, children }: BoxFormProps): ReactNode {
  const { site } = useSite()
  return (
    <form id={offerForm} action={href(site, 'giftCheckout')} data-gift={price}>
      <input type="hidden" name="code" value={code} />
      <input type="hidden" name="giftFormat" value={format} />
      {children}
    </form>
  )
}

/** With `hasFormats` the button opens the choice of format; otherwise it submits the form. */
export function OfferButton({ hasFormats, className }: { hasFormats: boolean; className?: string | undefined }): ReactNode {
  const offer = <Trans>Offer</Trans>
  return hasFormats ? (
    <Button wide className={className} {...opens(formatDialog)}>
      {offer}
    </Button>
  ) : (
    <Button wide className={className} type="submit" form={offerForm}>
      {offer}
    </Button>
  )
}
