import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatStayCriteria } from '../../../src/domain/stay/hash.ts'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import { Island } from '../../../src/hydration/server/Island.tsx'
import { giftFormat } from '../../../src/islands/gift-format/island.ts'
import { MessageAndPreview } from '../../../src/ui/gift/MessageAndPreview.tsx'
import { ListSkeleton } from '../../../src/ui/skeleton/Skeleton.tsx'
import { GiftLayout } from '../../../src/ui/stay/GiftLayout.tsx'
import { GiftTerms } from '../../../src/ui/stay/GiftTerms.tsx'
import { StaySection } from '../../../src/ui/stay/StaySection.tsx'
import { GiftFilm } from './GiftFilm.tsx'
import { type ParcelResponses, sendsVouchers } from './parcel.ts'
import type { StayPageProps } from './StayPage.tsx'
import { useVoucherPreview } from './use-voucher-preview.ts'

/** Deferred until the cost of a parcel is known. */
export function Giving(props: StayPageProps): ReactNode {
  const { parcel } = props
  return (
    <StaySection id="gift" title={<Trans>The gift</Trans>}>
      {parcel ? (
        <Deferred data={parcel} pending={<ListSkeleton />} failed={<Gift {...props} costs={undefined} />}>
          {(costs) => <Gift {...props} costs={costs} />}
        </Deferred>
      ) : (
        <Gift {...props} costs={undefined} />
      )}
    </StaySection>
  )
}

/** Post is promised only with its costs. */
function Gift({ context, detail, criteria, settings, costs }: StayPageProps & { costs: ParcelResponses | undefined }): ReactNode {
  const byPost = costs !== undefined
  const preview = useVoucherPreview(detail, settings)
  const format = settings?.physicalGifts && (
    <Island
      island={giftFormat}
      when="visible hash"
      props={{
        query: formatStayCriteria(criteria),
        enabled: sendsVouchers(context, settings),
        deliveryDays: settings.deliveryDays,
        preview,
        ...costs,
      }}
    />
  )
  return (
    <GiftLayout format={format} digital={<MessageAndPreview {...preview} format={{ kind: 'digital' }} />}>
      <GiftTerms terms={settings} byPost={byPost} film={<GiftFilm stay={detail} byPost={byPost} />} />
    </GiftLayout>
  )
}
