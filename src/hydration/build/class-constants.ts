import type { Plugin } from 'vite'

const defaultImport = /^import (\w+) from ('[^']+\.module\.css')/gm

/** Inlines classes of CSS modules in browser code, except where a variable looks one up. */
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
