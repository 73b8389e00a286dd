import { createReadStream, existsSync } from 'node:fs'
import type { Plugin } from 'vite'

const types: Readonly<Record<string, string>> = { avif: 'image/avif', jpg: 'image/jpeg', svg: 'image/svg+xml' }

/** Serves the pictures of the reference origin in development, where the worker beside the site has no assets. */
export function devPictures(): Plugin {
  return {
    name: 'escale-dev-pictures',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, file, ending = ''] = /^\/((?:pictures|partners)\/[a-z0-9_-]+\.([a-z]+))$/.exec(request.url ?? '') ?? []
        const type = types[ending]
        if (!file || !type || !existsSync(`origin/public/${file}`)) return next()
        response.setHeader('content-type', type)
        createReadStream(`origin/public/${file}`).pipe(response)
      })
    },
  }
}
