import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { careSignInPath } from '../../market/care-paths.ts'
import { LinkButton } from '../button/Button.tsx'
import { Logo } from '../layout/Logo.tsx'
import { Notice } from '../notice/Notice.tsx'
import { Message } from '../page/Message.tsx'

export type SignInReason = 'signed-out' | 'ended' | 'interrupted' | 'stranger' | 'unavailable'

interface CareSignInProps {
  readonly reason: SignInReason
  readonly back: string
  readonly publicPage: string
  readonly google: boolean
}

/** The sign-in of customer care (S6.11). */
export function CareSignIn({ reason, back, publicPage, google }: CareSignInProps): ReactNode {
  return (
    <main>
      <Message
        title={<Trans>Customer care</Trans>}
        actions={
          <>
            <LinkButton href={`${careSignInPath}?${new URLSearchParams({ origin: back })}`} rel="nofollow" data-returns="">
              {google ? <Trans>Sign in with Google</Trans> : <Trans>Sign in</Trans>}
            </LinkButton>
            <PublicSite href={publicPage} />
          </>
        }
        note={<Logo />}
      >
        <div className="stack">
          <Reason reason={reason} />
          <p>
            <Trans>These pages are for our team. Sign in with your work account to see them.</Trans>
          </p>
        </div>
      </Message>
    </main>
  )
}

function Reason({ reason }: { reason: SignInReason }): ReactNode {
  switch (reason) {
    case 'signed-out':
      return null
    case 'ended':
      return (
        <Notice>
          <Trans>Your session has ended.</Trans>
        </Notice>
      )
    case 'interrupted':
      return (
        <Notice tone="fail">
          <Trans>Signing in was interrupted or took too long. Please try again.</Trans>
        </Notice>
      )
    case 'stranger':
      return (
        <Notice tone="fail">
          <Trans>This account has no access to customer care. Please choose your work account.</Trans>
        </Notice>
      )
    case 'unavailable':
      return (
        <Notice tone="fail">
          <Trans>The sign-in service does not respond at the moment. Please try again in a few minutes.</Trans>
        </Notice>
      )
  }
}

export function CareClosed({ publicPage }: { publicPage: string }): ReactNode {
  return (
    <main>
      <Message title={<Trans>Customer care</Trans>} actions={<PublicSite href={publicPage} />} note={<Logo />}>
        <p>
          <Trans>Customer care is closed: no sign-in is configured for it.</Trans>
        </p>
      </Message>
    </main>
  )
}

function PublicSite({ href }: { href: string }): ReactNode {
  return (
    <LinkButton look="second" href={href}>
      <Trans>Go to the public site</Trans>
    </LinkButton>
  )
}
