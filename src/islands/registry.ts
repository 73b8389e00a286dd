import type { IslandModule } from '../hydration/browser/element.ts'

/** Every island's browser code, by the name its server markup carries. Each import is a chunk of its own. */
export const registry = {} satisfies Record<string, IslandModule>
