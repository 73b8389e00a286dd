import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ConsentBanner, ConsentChoice } from '../../../src/ui/consent/ConsentChoice.tsx'
import { CommandedDialog } from '../../../src/ui/dialog/InfoDialog.tsx'
import { useLingui } from '@lingui/react/macro'

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
