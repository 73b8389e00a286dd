import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Settings } from '../../../src/contract/cms/settings.ts'
import type { SubElement } from '../../../src/contract/gifts.ts'
import { sleeveCategory } from '../../../src/contract/sleeve-category.ts'
import type { StayDetail } from '../../../src/contract/stay.ts'
import { draftOfStay } from '../../../src/domain/gift/gift-draft.ts'
import { chosenSubElements } from '../../../src/domain/gift/sub-elements.ts'
import { formatStayCriteria } from '../../../src/domain/stay/hash.ts'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import { Island } from '../../../src/hydration/server/Island.tsx'
import { film } from '../../../src/islands/film/island.ts'
import { voucherFormat } from '../../../src/islands/voucher-format/island.ts'
import type { GiftPreviewProps } from '../../../src/ui/gift/GiftPreview.tsx'
import { MessageAndPreview } from '../../../src/ui/gift/MessageAndPreview.tsx'
import { ListSkeleton } from '../../../src/ui/skeleton/Skeleton.tsx'
import { GiftLayout } from '../../../src/ui/stay/GiftLayout.tsx'
import { GiftTerms } from '../../../src/ui/stay/GiftTerms.tsx'
import { StaySection } from '../../../src/ui/stay/StaySection.tsx'
import { useGivingSteps } from '../../../src/ui/stay/use-giving-steps.ts'
import type { StayPageProps } from './props.ts'
import { type ParcelResponses, sendsVouchers } from './parcel.ts'

type VoucherProps = Pick<StayPageProps, 'context' | 'detail' | 'criteria' | 'settings'>

export function Giving({ parcel, ...gift }: VoucherProps & Pick<StayPageProps, 'parcel'>): ReactNode {
  return (
    <StaySection id="gift" title={<Trans>The gift</Trans>}>
      {parcel ? (
        <Deferred data={parcel} pending={<ListSkeleton />} failed={<Gift {...gift} costs={undefined} />}>
          {(costs) => <Gift {...gift} costs={costs} />}
        </Deferred>
      ) : (
        <Gift {...gift} costs={undefined} />
      )}
    </StaySection>
  )
}

/** Post is promised only with its costs. */
function Gift({ context, detail, criteria, settings, costs }: VoucherProps & { costs: ParcelResponses | undefined }): ReactNode {
  const byPost = costs !== undefined
  const preview = useVoucherPreview(detail, settings)
  const format = settings?.physicalGifts && (
    <Island
      island={voucherFormat}
      when="visible hash"
      props={{
        query: formatStayCriteria(criteria),
        enabled: sendsVouchers(context, settings),
        deliveryDays: settings.deliveryDays,
        ...costs,
      }}
    />
  )
  return (
    <GiftLayout format={format}>
      <MessageAndPreview
        {...preview}
        draft={draftOfStay(detail.id, detail)}
        format={format ? { kind: 'either', sleeve: sleeveOf(costs, criteria) } : { kind: 'digital' }}
      />
      <GiftTerms terms={settings} byPost={byPost} film={<GiftFilm stay={detail} byPost={byPost} />} />
    </GiftLayout>
  )
}

/** So long a scene lasts that its longest caption can be read twice. */
const secondsAScene = 5

function sleeveOf(costs: ParcelResponses | undefined, criteria: StayPageProps['criteria']): SubElement | undefined {
  const chosen = costs?.subElements ? chosenSubElements(costs.subElements, criteria) : []
  return chosen.find(({ categoryId }) => categoryId === sleeveCategory)
}

function GiftFilm({ stay: { images }, byPost }: { stay: StayDetail; byPost: boolean }): ReactNode {
  const steps = useGivingSteps('stay', byPost)
  if (images.length === 0) return null
  return (
    <Island
      island={film}
      when="interaction"
      props={{ steps: [...steps], pictures: images.slice(0, steps.length), seconds: secondsAScene }}
    />
  )
}

function useVoucherPreview({ hotel, images, label, programLine }: StayDetail, settings: Settings | null): Omit<GiftPreviewProps, 'format'> {
  const { t } = useLingui()
  return {
    title: label,
    kind: t`Gift voucher for two`,
    where: `${hotel.label}, ${hotel.location.label}`,
    included: [...programLine],
    ...(images[0] && { picture: images[0] }),
    ...(settings && { validity: { months: settings.voucherValidityMonths.singleVoucher } }),
  }
}
