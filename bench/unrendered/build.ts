import { clientAssets } from '../../src/hydration/build/client-assets.ts'
import { workerModule } from '../worker-build.ts'

/** The title of the constant that is sent for every page. */
export const unrenderedTitle = '<title>Not rendered</title>'

/**
 * Builds the site's worker without its rendering: all calls, schemas, content, loaders and headers, but a constant for the page. Needs the
 * built client. Throws when the renderer is not where it is replaced.
 */
export async function unrenderedModule(): Promise<string> {
  let isReplaced = false
  const module = await workerModule({
    entry: 'worker/index.ts',
    plugins: [
      {
        name: 'unrendered',
        enforce: 'pre',
        resolveId(source) {
          if (!source.endsWith('/render/document-stream.tsx')) return undefined
          isReplaced = true
          return `${process.cwd()}/bench/unrendered/document-stream.ts`
        },
      },
      clientAssets(),
    ],
  })
  if (!isReplaced) throw new Error('worker/render/document-stream.tsx is not what renders pages any more')
  return module
}
