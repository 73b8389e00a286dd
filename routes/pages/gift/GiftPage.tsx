import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { FooterContent } from '../../../src/contract/cms/frame.ts'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import type { CenterContact } from '../../../src/contract/center-contact.ts'
import { centerLine } from '../../../src/ui/activity/center-line.ts'
import css from '../../../src/ui/beneficiary/Beneficiary.module.css'
import { HeldGiftFacts } from '../../../src/ui/beneficiary/HeldGiftFacts.tsx'
import { HeldGiftState } from '../../../src/ui/beneficiary/HeldGiftState.tsx'
import { NextStep } from '../../../src/ui/beneficiary/NextStep.tsx'
import { GiftPreview } from '../../../src/ui/gift/GiftPreview.tsx'
import { useGiftKinds } from '../../../src/ui/gift/use-gift-kinds.ts'
import { Section } from '../../../src/ui/layout/Page.tsx'
import { FailedState } from '../../../src/ui/notice/FailedState.tsx'
import { PhoneBanner } from '../../../src/ui/notice/PhoneBanner.tsx'
import { ListSkeleton } from '../../../src/ui/skeleton/Skeleton.tsx'
import type { PageContext } from '../../context.ts'
import { GiftLinks } from './GiftLinks.tsx'
import { giftHref, type LabelledGift, type SessionGift } from './held-gift.ts'
import { SignInRefused } from './SignInRefused.tsx'
import { SignOut } from './SignOut.tsx'

/** `confirmation` is the address of that of a used gift's booking. */
export interface OpenGift {
  readonly session: SessionGift
  readonly confirmation: string | undefined
}

interface GiftPageProps {
  readonly context: PageContext
  readonly reference: string
  readonly opening: Promise<OpenGift>
  readonly others: Promise<readonly LabelledGift[]>
  readonly contact: FooterContent['contact'] | undefined
}

export function GiftPage({ context, reference, opening, others, contact }: GiftPageProps): ReactNode {
  const hasOthers = context.heldGifts.length > 1
  const failed = (
    <FailedState retry={giftHref(context.site, reference)}>
      <Trans>We cannot open your gift at the moment. Nothing is lost: please try again.</Trans>
    </FailedState>
  )
  return (
    <Section>
      <div className={css.page}>
        <h1>
          <Trans>Your gift</Trans>
        </h1>
        <Deferred data={opening} pending={<ListSkeleton rows={3} />} failed={failed}>
          {(open) => (open.session.kind === 'opened' ? <Opened {...open.session} confirmation={open.confirmation} /> : failed)}
        </Deferred>
        {hasOthers && (
          <nav className={css.held} aria-labelledby="other-gifts">
            <h2 id="other-gifts">
              <Trans>Your other gifts</Trans>
            </h2>
            <Deferred data={others} pending={<ListSkeleton rows={1} />} failed={null}>
              {(gifts) => <GiftLinks gifts={gifts} />}
            </Deferred>
          </nav>
        )}
        <SignOut reference={hasOthers ? reference : undefined} />
        {contact && <PhoneBanner contact={contact} />}
      </div>
    </Section>
  )
}

type OpenedProps = Pick<Extract<SessionGift, { kind: 'opened' }>, 'code' | 'opened'> & Pick<OpenGift, 'confirmation'>

function Opened({ code, opened, confirmation }: OpenedProps): ReactNode {
  const { t } = useLingui()
  const kinds = useGiftKinds()
  if (!('gift' in opened)) return <SignInRefused opened={opened} />
  const { gift } = opened
  const people =
    gift.gift.type === 'DIGITAL_ACTIVITY_ONLY'
      ? t`${plural(gift.gift.adults, { one: '# participant', other: '# participants' })}`
      : undefined
  return (
    <div className="stack">
      <HeldGiftState opened={opened} confirmation={confirmation} />
      <div className={css.beside}>
        <GiftPreview
          title={gift.label}
          kind={people === undefined ? kinds[gift.gift.type] : `${kinds[gift.gift.type]} · ${people}`}
          where={gift.center && centerAndTelephone(gift.center)}
          picture={gift.image}
          included={gift.includes}
          validity={{ until: gift.validUntil }}
          format={{ kind: 'digital', message: gift.message }}
          code={code}
        />
        <div className="stack">
          {opened.state === 'open' && <NextStep gift={gift} />}
          <HeldGiftFacts gift={gift} isOpen={opened.state === 'open'} />
        </div>
      </div>
    </div>
  )
}

/** On paper there is nothing to press: the number is part of the line. */
const centerAndTelephone = (center: CenterContact): string => [centerLine(center), center.telephone].filter(Boolean).join(' · ')
