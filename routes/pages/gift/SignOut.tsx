import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { pathOf } from '../../../src/market/site.ts'
import { Button } from '../../../src/ui/button/Button.tsx'
import { useSite } from '../../../src/ui/site/SiteContext.tsx'

/** Signs out of one gift of several, and of all. */
export function SignOut({ reference }: { readonly reference?: string | undefined }): ReactNode {
  const { site } = useSite()
  return (
    <form className="row" method="post" action={pathOf(site, 'beneficiaryLogin')}>
      {reference !== undefined && (
        <Button type="submit" small look="second" name="leave" value={reference}>
          <Trans>Sign out of this gift</Trans>
        </Button>
      )}
      <Button type="submit" small look="second" name="leave" value="all">
        {reference === undefined ? <Trans>Sign out</Trans> : <Trans>Sign out of all gifts</Trans>}
      </Button>
    </form>
  )
}
