import type { Islands } from '../hydration/browser/element.ts'

/** Includes the Temporal polyfill where needed. */
export const loadShell: Islands['shell'] = async () => {
  const [shell] = await Promise.all([import('./runtime/shell.tsx'), 'Temporal' in globalThis || import('temporal-polyfill/global')])
  return shell
}
