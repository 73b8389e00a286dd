import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ToastTemplate } from '../toast/ToastTemplate.tsx'

export function FiltersToast(): ReactNode {
  const { t } = useLingui()
  return <ToastTemplate id="filters-toast" texts={{ 'data-changed': t`Filters changed` }} />
}
