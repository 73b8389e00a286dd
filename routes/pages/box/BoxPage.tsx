import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { BoxDetail, BoxListItem } from '../../../src/contract/boxes.ts'
import type { Settings } from '../../../src/contract/cms/settings.ts'
import type { OffersResponse } from '../../../src/contract/offers.ts'
import { boxCodeIn } from '../../../src/domain/gift/box-address.ts'
import type { ParcelOffer } from '../../../src/domain/gift/parcel.ts'
import { boxDetailPrice } from '../../../src/domain/pricing/card-price.ts'
import type { GiftFormat } from '../../../src/domain/address/gift-choice.ts'
import { ContentSection } from '../../../src/hydration/server/ContentSection.tsx'
import type { StoredSections } from '../../../src/hydration/server/stored-sections.ts'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import { Island } from '../../../src/hydration/server/Island.tsx'
import { gallery } from '../../../src/islands/gallery/island.ts'
import css from '../../../src/ui/box/Box.module.css'
import { BoxBar, BoxPanel } from '../../../src/ui/box/BoxPanel.tsx'
import { BoxFormats } from '../../../src/ui/box/BoxFormats.tsx'
import { GiftingOptions } from '../../../src/ui/box/GiftingOptions.tsx'
import { Breadcrumb } from '../../../src/ui/breadcrumb/Breadcrumb.tsx'
import { Facts } from '../../../src/ui/facts/Facts.tsx'
import { withUnbrokenHyphens } from '../../../src/ui/format/text.tsx'
import { Section } from '../../../src/ui/layout/Page.tsx'
import { FailedState } from '../../../src/ui/notice/FailedState.tsx'
import { GridSkeleton } from '../../../src/ui/results/Grid.tsx'
import { Loading } from '../../../src/ui/skeleton/Loading.tsx'
import { BookingPanelSkeleton, ListSkeleton } from '../../../src/ui/skeleton/Skeleton.tsx'
import { LongText } from '../../../src/ui/stay/LongText.tsx'
import { StayLayout } from '../../../src/ui/stay/StayLayout.tsx'
import { StaySection } from '../../../src/ui/stay/StaySection.tsx'
import type { PageContext } from '../../context.ts'
import { HowGiftsWork } from '../how-it-works.tsx'
import { JsonLd } from '../JsonLd.tsx'
import { StaysSection } from './StaysSection.tsx'
import { boxCrumbs, boxThing } from './head.ts'

export interface BoxPageProps {
  readonly context: PageContext
  readonly item: BoxListItem
  readonly format: GiftFormat
  readonly validityMonths: number | undefined
  readonly sold: Settings['deliveryDays'] | undefined
  readonly address: string
  readonly sections: Promise<StoredSections>
  readonly detail: Promise<BoxDetail>
  readonly parcel: Promise<ParcelOffer>
  readonly stays: Promise<OffersResponse>
  readonly theme: Promise<number | undefined>
}

export function BoxPage(props: BoxPageProps): ReactNode {
  const { context, item, sections, detail, parcel, stays, theme } = props
  return (
    <>
      <div className="wrap">
        <Breadcrumb crumbs={boxCrumbs(context, item)} />
        <h1 className={css.title}>{withUnbrokenHyphens(item.title)}</h1>
      </div>
      <Deferred
        data={Promise.all([detail, sections])}
        pending={<AboutSkeleton />}
        failed={
          <Section>
            <FailedState retry={props.address} />
          </Section>
        }
      >
        {([box, stored]) => <About {...props} box={box} stored={stored} />}
      </Deferred>
      <StaysSection code={item.code} sections={sections} stays={stays} theme={theme} retry={props.address} />
      <Section id="how" title={<Trans>How does it work?</Trans>}>
        <Deferred data={parcel} pending={withoutPost} failed={withoutPost}>
          {({ kind }) => <HowGiftsWork gift="box" byPost={kind === 'offered'} />}
        </Deferred>
      </Section>
    </>
  )
}

const withoutPost = <HowGiftsWork gift="box" byPost={false} />

interface AboutProps extends BoxPageProps {
  readonly box: BoxDetail
  readonly stored: StoredSections
}

function About({ context, item, format, validityMonths, sold, address, parcel, box, stored }: AboutProps): ReactNode {
  const hasFormats = sold !== undefined
  const formats = (offer: ParcelOffer) => (
    <ContentSection
      name="formats"
      sections={stored}
      component={Formats}
      content={{ box, format, parcel: offer, address, hasFormats }}
      responses={['parcel']}
    />
  )
  return (
    <>
      <JsonLd thing={boxThing(context, item, box)} />
      <ContentSection
        name="box"
        sections={stored}
        component={BoxContent}
        content={{ box, validityMonths, hasFormats }}
        slots={{
          formats: (
            <Deferred
              data={parcel}
              pending={
                <Loading>
                  <ListSkeleton rows={1} />
                </Loading>
              }
              failed={formats({ kind: 'soon' })}
            >
              {formats}
            </Deferred>
          ),
        }}
      />
    </>
  )
}

interface FormatsProps {
  readonly box: BoxDetail
  readonly format: GiftFormat
  readonly parcel: ParcelOffer
  readonly address: string
  readonly hasFormats: boolean
}

function Formats({ box, format, parcel, address, hasFormats }: FormatsProps): ReactNode {
  const shown = { value: boxDetailPrice(box).sell, parcel, format }
  return (
    <>
      <GiftingOptions {...shown} />
      {hasFormats && <BoxFormats {...shown} code={box.code} address={address} />}
    </>
  )
}

interface BoxContentProps {
  readonly box: BoxDetail
  readonly validityMonths: number | undefined
  readonly hasFormats: boolean
  readonly formats: ReactNode
}

function BoxContent({ box, validityMonths, hasFormats, formats }: BoxContentProps): ReactNode {
  const price = boxDetailPrice(box)
  return (
    <>
      <StayLayout
        gallery={<Island island={gallery} when="interaction" props={{ label: box.title, pictures: box.images }} />}
        panel={<BoxPanel price={price} validityMonths={validityMonths} code={boxCodeIn(box.code, 'digital')} hasFormats={hasFormats} />}
      >
        <StaySection id="description" title={<Trans>Description</Trans>}>
          <LongText text={box.description} />
        </StaySection>
        <StaySection id="content" title={<Trans>In this box</Trans>}>
          <Facts facts={box.includedContent} />
        </StaySection>
        <StaySection id="formats" title={<Trans>How it is given</Trans>}>
          {formats}
        </StaySection>
      </StayLayout>
      <BoxBar price={price} hasFormats={hasFormats} />
    </>
  )
}

function AboutSkeleton(): ReactNode {
  return (
    <StayLayout pending gallery={<GridSkeleton cards={1} />} panel={<BookingPanelSkeleton />}>
      <ListSkeleton rows={2} />
    </StayLayout>
  )
}
