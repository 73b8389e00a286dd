import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { FooterContent } from '../../../src/contract/cms/frame.ts'
import { signInRules } from '../../../src/domain/gift/sign-in-fields.ts'
import { pathOf } from '../../../src/market/site.ts'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import css from '../../../src/ui/beneficiary/Beneficiary.module.css'
import { Button } from '../../../src/ui/button/Button.tsx'
import { ErrorSummary } from '../../../src/ui/field/ErrorSummary.tsx'
import { TextField } from '../../../src/ui/field/TextField.tsx'
import { Section } from '../../../src/ui/layout/Page.tsx'
import { Notice } from '../../../src/ui/notice/Notice.tsx'
import { PhoneBanner } from '../../../src/ui/notice/PhoneBanner.tsx'
import { ListSkeleton } from '../../../src/ui/skeleton/Skeleton.tsx'
import type { PageContext } from '../../context.ts'
import { isRefusedForm, noticeOf } from './failures.tsx'
import { GiftLinks } from './GiftLinks.tsx'
import type { LabelledGift } from './held-gift.ts'
import { signedOut, type SignInScreen, type SignInState } from './sign-in.ts'
import { SoldElsewhere } from './SignInRefused.tsx'
import { SignOut } from './SignOut.tsx'

interface SignInPageProps {
  readonly context: PageContext
  readonly screen: SignInScreen
  readonly state: SignInState
  readonly gifts: Promise<readonly LabelledGift[]>
  readonly contact: FooterContent['contact'] | undefined
}

export function SignInPage({ context, screen, state, gifts, contact }: SignInPageProps): ReactNode {
  const { url, heldGifts } = context
  return (
    <Section>
      <div className={css.narrow}>
        {url.searchParams.get('ref') === signedOut && (
          <Notice tone="done" live>
            {heldGifts.length > 0 ? <Trans>You are signed out of this gift.</Trans> : <Trans>You are signed out.</Trans>}
          </Notice>
        )}
        <h1>{screen === 'boxLogin' ? <Trans>Use a gift box</Trans> : <Trans>Use a gift</Trans>}</h1>
        <p>
          <Trans>
            Enter the code of your gift: it is in its e-mail, or printed with it. You then see what it includes and until when it is valid.
          </Trans>
        </p>
        {url.searchParams.has('origin') && !state.failed && (
          <Notice>
            <Trans>
              For your safety we ask for the code again after 30 minutes without a page. Your browser has to accept cookies for this site.
            </Trans>
          </Notice>
        )}
        <SignInForm context={context} screen={screen} state={state} />
        {heldGifts.length > 0 && <SignedIn gifts={gifts} />}
        {contact && <PhoneBanner contact={contact} />}
      </div>
    </Section>
  )
}

function SignInForm({ context, screen, state }: Omit<SignInPageProps, 'contact' | 'gifts'>): ReactNode {
  const { t } = useLingui()
  const { site, url } = context
  const { code, email, errors, failed } = state
  const isVoucher = failed?.startsWith('email') ?? false
  const fields = [
    { name: 'giftCode', label: t`Code of the gift`, rule: signInRules.code, value: code, error: errors.code },
    {
      name: 'email',
      label: t`E-mail address, for a voucher`,
      rule: { ...signInRules.email, required: isVoucher },
      value: email,
      error: errors.email,
    },
  ] as const
  const origin = url.searchParams.get('origin')
  const action = pathOf(site, screen) + (origin === null ? '' : `?${new URLSearchParams({ origin })}`)
  const asksForEmail = screen === 'beneficiaryLogin' || email !== '' || isVoucher
  return (
    <form className={css.form} method="post" action={action} noValidate>
      <Failure state={state} />
      <ErrorSummary fields={fields} />
      <div data-takes-code>
        <TextField {...fields[0]} hint={<Trans>Twelve letters and digits, such as ABCD-2345-EFGH</Trans>} />
      </div>
      {asksForEmail && (
        <TextField
          {...fields[1]}
          hint={<Trans>The address to which the voucher was sent, or that of the person who bought it. Other gifts need none.</Trans>}
        />
      )}
      <Button type="submit">
        <Trans>Open my gift</Trans>
      </Button>
    </form>
  )
}

function Failure({ state: { failed, seller } }: Pick<SignInPageProps, 'state'>): ReactNode {
  if (failed === 'elsewhere' && seller) return <SoldElsewhere locale={seller} />
  const notice = noticeOf(failed)
  return notice && <Notice tone={isRefusedForm(failed) ? 'fail' : 'info'}>{notice}</Notice>
}

function SignedIn({ gifts }: Pick<SignInPageProps, 'gifts'>): ReactNode {
  return (
    <section className={css.held}>
      <h2>
        <Trans>Gifts that are open in this browser</Trans>
      </h2>
      <Deferred data={gifts} pending={<ListSkeleton rows={1} />} failed={null}>
        {(labelled) => <GiftLinks gifts={labelled} />}
      </Deferred>
      <SignOut />
    </section>
  )
}
