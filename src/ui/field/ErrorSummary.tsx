import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import css from './ErrorSummary.module.css'
import type { FieldProps } from './Field.tsx'
import { useFieldMessages } from './use-field-messages.ts'

type SummaryField = Pick<FieldProps, 'name' | 'id' | 'label' | 'rule' | 'error'>

export function ErrorSummary({ fields }: { fields: readonly SummaryField[] }): ReactNode {
  const messageOf = useFieldMessages()
  const wrong = fields.flatMap(({ error, ...field }) => (error ? [{ ...field, error }] : []))
  return (
    <section
      className={css.summary}
      data-error-summary
      hidden={wrong.length === 0}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the response to a form: its errors are what the visitor needs first
      autoFocus={wrong.length > 0}
      aria-labelledby="error-summary"
    >
      <h2 id="error-summary">
        <Icon name="warning" />
        <Trans>Please check these fields</Trans>
      </h2>
      <ul>
        {wrong.map(({ name, id = name, label, rule, error }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a> <span>{messageOf(error, rule)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
