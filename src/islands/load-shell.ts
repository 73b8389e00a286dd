import type { Islands } from '../hydration/browser/element.ts'

/** Alerts the visitor to an island that has crashed for good. */
export const alertToCrash: Islands['onCrash'] = () => void import('./error-alert.ts').then(({ showErrorAlert }) => showErrorAlert())

/** Includes the Temporal polyfill where needed. */
export const loadShell: Islands['shell'] = async () => {
  const [shell] = await Promise.all([import('./runtime/shell.tsx'), 'Temporal' in globalThis || import('temporal-polyfill/global')])
  return shell
}
