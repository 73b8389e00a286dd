import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { StaticPage } from '../../../src/contract/cms/static-page.ts'
import type { Consent } from '../../../src/domain/consent/consent.ts'
import { ConsentBanner, ConsentChoice } from '../../../src/ui/consent/ConsentChoice.tsx'
import { ConsentSaved } from '../../../src/ui/consent/ConsentSaved.tsx'
import { StoredList } from '../../../src/ui/consent/StoredList.tsx'
import { CommandedDialog } from '../../../src/ui/dialog/InfoDialog.tsx'
import { StaticContent } from '../../../src/ui/page/StaticContent.tsx'

interface CookiesPageProps {
  readonly page: StaticPage
  /** After a choice that was made without scripts: whether the browser kept it, and what it keeps. */
  readonly confirmed: { readonly kept: Consent | undefined } | undefined
}

export function CookiesPage({ page, confirmed }: CookiesPageProps): ReactNode {
  const { t } = useLingui()
  return (
    <StaticContent page={page}>
      <section id="preferences" aria-label={t`Cookie preferences`}>
        <h2>
          <Trans>Your choice of cookies</Trans>
        </h2>
        <ConsentChoice consent={confirmed?.kept} />
        <ConsentSaved said={confirmed && (confirmed.kept ? 'saved' : 'refused')} />
      </section>
      <section>
        <h2>
          <Trans>What we store</Trans>
        </h2>
        <StoredList />
      </section>
    </StaticContent>
  )
}

const dialog = 'consent-dialog'

export function BannerPage(): ReactNode {
  const { t } = useLingui()
  return (
    <main>
      <ConsentBanner dialog={dialog} />
      <CommandedDialog id={dialog} title={t`Cookie preferences`} heading="h2">
        <p>
          <Trans>Nothing optional is stored or sent before you agree to it.</Trans>
        </p>
        <ConsentChoice consent={undefined} />
      </CommandedDialog>
    </main>
  )
}
