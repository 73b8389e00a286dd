import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { GiftMessage } from '../../contract/gift-order.ts'
import type { FieldError } from '../../domain/field/field-error.ts'
import { draftNames } from '../../domain/gift/gift-draft.ts'
import { giftMessageRules } from '../../domain/gift/gift-message.ts'
import { TextField } from '../field/TextField.tsx'
import css from './MessageForm.module.css'

interface MessageFieldsProps {
  mandatory?: boolean
  /** Whether the message is written by hand on a card. With `either` the property `--written` shows what is chosen. */
  written?: boolean | 'either'
  values?: Partial<GiftMessage>
  errors?: Partial<Readonly<Record<keyof GiftMessage, FieldError>>>
}

/**
 * The browser remembers `MessageFields` in it (`src/enhancements/forms/remembered-fields.ts`). `draft` is the name of the gift in
 * `src/domain/gift/gift-draft.ts`.
 */
export function MessageForm({ draft, children }: { draft: string; children: ReactNode }): ReactNode {
  return (
    <div className={css.fields} data-remembered-gift={draftNames(draft).message}>
      {children}
    </div>
  )
}

export function MessageFields({ mandatory = false, written = false, values, errors }: MessageFieldsProps): ReactNode {
  const { t } = useLingui()
  const rules = giftMessageRules({ mandatory, written: written === true })
  return (
    <>
      <TextField
        name="fromName"
        label={t`Who is the gift from?`}
        rule={rules.fromName}
        value={values?.fromName}
        error={errors?.fromName}
        autoComplete="given-name"
      />
      <TextField
        name="message"
        label={t`Your message`}
        hint={
          <>
            {written !== true && (
              <span className={written ? css.printed : undefined}>
                <Trans>It will be on the gift, for the person who receives it</Trans>
              </span>
            )}
            {written && (
              <span className={written === true ? undefined : css.written}>
                <Trans>We write it by hand on the card, just as you type it</Trans>
              </span>
            )}
          </>
        }
        rule={rules.message}
        value={values?.message}
        error={errors?.message}
        lines={4}
      />
    </>
  )
}
