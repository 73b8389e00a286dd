import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { comparePrices } from '../../domain/pricing/price-change.ts'
import { marketOf } from '../../market/markets.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { confetti, warning } from '../../ui/icon/paths.ts'
import { SiteProvider, type SiteView } from '../../ui/site/SiteContext.tsx'
import { PriceChangeDialog } from './PriceChangeDialog.tsx'

const market = marketOf('fr')
const view: SiteView = { site: { market, base: '/fr' }, flow: 'booking', mode: { app: false, customerCare: false }, today: '2026-11-20' }
const nothing = () => {}
const dialog = (before: number, after: number) =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <SiteProvider view={view}>
        <PriceChangeDialog
          change={comparePrices(before, after)}
          onContinue={nothing}
          onClose={nothing}
          onOtherDates={nothing}
          hotel="/fr/hotel/3"
        />
      </SiteProvider>
    </I18nProvider>,
  )
const icon = (of: string) => renderToStaticMarkup(<Icon of={of} />)

it('celebrates a lower price and warns of a higher one', () => {
  expect(dialog(200_00, 180_00)).toContain(icon(confetti))
  expect(dialog(200_00, 180_00)).not.toContain(icon(warning))
  expect(dialog(200_00, 220_00)).toContain(icon(warning))
  expect(dialog(200_00, 220_00)).not.toContain(icon(confetti))
})
