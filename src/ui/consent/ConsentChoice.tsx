import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type Consent, consentGroups } from '../../domain/consent/consent.ts'
import { choiceOfAll } from '../../domain/consent/posted-choice.ts'
import { pathOf } from '../../market/site.ts'
import { Button } from '../button/Button.tsx'
import { opens } from '../dialog/InfoDialog.tsx'
import { Choice } from '../field/Choice.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from './Consent.module.css'
import { GroupName, GroupText } from './groups.tsx'

/** `src/enhancements/consent/consent-choice.ts` posts the form without leaving the page. */
function ConsentForm({ className, children }: { className?: string | undefined; children: ReactNode }): ReactNode {
  const { site } = useSite()
  return (
    <form className={className} method="post" action={pathOf(site, 'static', ['cookies'])} data-consent="">
      {children}
    </form>
  )
}

/** The law wants refusing to be as easy as accepting, so both buttons look the same. */
function ChoicesOfAll(): ReactNode {
  return (
    <>
      <Button type="submit" name="choice" value={choiceOfAll.refused}>
        <Trans>Refuse all</Trans>
      </Button>
      <Button type="submit" name="choice" value={choiceOfAll.accepted}>
        <Trans>Accept all</Trans>
      </Button>
    </>
  )
}

export function ConsentChoice({ consent }: { consent: Consent | undefined }): ReactNode {
  const { t } = useLingui()
  return (
    <ConsentForm className={css.choice}>
      <fieldset aria-label={t`Cookie preferences`}>
        <Choice framed type="checkbox" checked disabled>
          <GroupName group="necessary" />
          <GroupText group="necessary" />
        </Choice>
        {consentGroups.map((group) => (
          <Choice key={group} framed type="checkbox" name="group" value={group} defaultChecked={consent?.[group]}>
            <GroupName group={group} />
            <GroupText group={group} />
          </Choice>
        ))}
      </fieldset>
      <div className={css.buttons}>
        <ChoicesOfAll />
        <Button look="second" type="submit">
          <Trans>Save my choice</Trans>
        </Button>
      </div>
    </ConsentForm>
  )
}

/** This is no dialog, because nothing waits for the choice. `dialog` is the id of the dialog with the choice by group. */
export function ConsentBanner({ dialog }: { dialog: string }): ReactNode {
  const { site } = useSite()
  return (
    <section className={css.banner} data-consent-banner="" aria-labelledby="consent-title">
      <h2 id="consent-title">
        <Trans>Your choice of cookies</Trans>
      </h2>
      <p>
        <Trans>
          With your consent we measure how our pages are used and remember the stays you look at. You can change your mind at the bottom of
          every page.
        </Trans>{' '}
        <a href={pathOf(site, 'static', ['cookies'])}>
          <Trans>What we store</Trans>
        </a>
      </p>
      <ConsentForm className={css.buttons}>
        <ChoicesOfAll />
        <Button look="second" {...opens(dialog)}>
          <Trans>Choose</Trans>
        </Button>
      </ConsentForm>
    </section>
  )
}
