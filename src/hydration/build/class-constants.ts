import type { Plugin } from 'vite'

const defaultImport = /^import (\w+) from ('[^']+\.module\.css')/gm

/**
 * Inlines the classes of CSS modules as constants in browser code, so that an island does not contain all names of a sheet. Not where a
 * variable looks up a class.
 */
export function classConstants(): Plugin {
  return {
    name: 'escale-class-constants',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\.tsx?$/, code: '.module.css' },
      handler: (code) => ({
        code: code.replace(defaultImport, (statement, name: string, file: string) =>
          code.includes(`${name}[`) ? statement : `import * as ${name} from ${file}`,
        ),
        map: null,
      }),
    },
  }
}
