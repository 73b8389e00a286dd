import type { Islands } from '../hydration/browser/element.ts'

/** Fetches the shell of every island's root; in browsers without Temporal together with what stands in for it. */
export const loadShell: Islands['shell'] = async () => {
  const [shell] = await Promise.all([import('./shell.tsx'), 'Temporal' in globalThis || import('temporal-polyfill/global')])
  return shell
}
