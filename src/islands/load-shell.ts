import type { Islands } from '../hydration/browser/element.ts'

export const alertToCrash: Islands['onCrash'] = () => void import('./error-alert.ts').then(({ showErrorAlert }) => showErrorAlert())

export const loadShell: Islands['shell'] = () => import('./runtime/shell.tsx')
