import type { Plugin } from 'vite'
import { workerModule } from '../worker-build.ts'

export { peerKinds } from './kinds.ts'

const folder = `${process.cwd()}/bench/peer`

/** No islands' loader, and styles by route (`server-build.tsx`). */
const clientAssets: Plugin = {
  name: 'peer-client-assets',
  resolveId: (source) => (source === 'virtual:client-assets' ? `\0${source}` : undefined),
  load: (id) => (id === '\0virtual:client-assets' ? 'export default { scripts: [], styles: {}, fonts: [], islands: {} }' : undefined),
}

/**
 * Builds the pages as a team would build them with React Router's framework mode: same components, same calls, another way to render and
 * hydrate them. Returns the source of one worker module, in the same mode as the site's.
 */
export const peerModule = (): Promise<string> =>
  workerModule({
    entry: 'bench/peer/worker.ts',
    plugins: [clientAssets],
    alias: [
      { find: /^.*\/hydration\/server\/(Island|Deferred|ContentSection|memo\/Memo)\.tsx$/, replacement: `${folder}/hydrated.tsx` },
      { find: /^(\.\.\/)+page\.ts$/, replacement: `${folder}/page.ts` },
    ],
  })
