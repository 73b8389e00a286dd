import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { boxAddressIn, boxCodeIn } from '../../domain/gift/box-address.ts'
import type { GiftFormat } from '../../domain/address/gift-choice.ts'
import { Button } from '../button/Button.tsx'
import { CommandedDialog } from '../dialog/InfoDialog.tsx'
import { Icon } from '../icon/Icon.tsx'
import { linkTo } from '../link/link-to.ts'
import css from './Box.module.css'
import { formatDialog } from './box-offer.ts'
import { type FormatsProps, useFormatTexts } from './GiftingOptions.tsx'
import { BoxForm } from './BoxForm.tsx'

interface BoxFormatsProps extends FormatsProps {
  readonly code: string
  readonly address: string
  readonly format: GiftFormat
}

/** Without scripts each format links to its own page; `offer-box.ts` makes buttons of the links. */
export function BoxFormats({ code, address, format, ...formats }: BoxFormatsProps): ReactNode {
  const { t } = useLingui()
  const texts = useFormatTexts(formats)
  const chosen = texts[format]?.total === undefined ? 'digital' : format
  return (
    <CommandedDialog id={formatDialog} heading="h2" title={t`How do you want to give it?`}>
      <ul className={css.formats}>
        {(['digital', 'physical'] as const).map((each) => {
          const option = texts[each]
          if (!option) return null
          const content = (
            <>
              <Icon name={option.icon} />
              <span>
                <b>{option.name}</b>
                <small>{option.text}</small>
              </span>
              {option.totalText && <b className="tabular">{option.totalText}</b>}
            </>
          )
          return (
            <li key={each}>
              {option.total === undefined ? (
                <p>{content}</p>
              ) : (
                <a
                  {...linkTo(boxAddressIn(address, each))}
                  data-total={option.total}
                  data-format={each}
                  aria-current={each === chosen ? 'true' : undefined}
                >
                  {content}
                </a>
              )}
            </li>
          )
        })}
      </ul>
      <BoxForm code={boxCodeIn(code, chosen)} format={chosen} price={formats.value}>
        <Button type="submit" wide>
          <Trans>Confirm</Trans>
        </Button>
      </BoxForm>
    </CommandedDialog>
  )
}
