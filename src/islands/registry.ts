import type { IslandModule } from '../hydration/browser/element.ts'

/** Every island's browser code, by the name its server markup carries. Each import is a chunk of its own. */
export const registry = {
  account: () => import('./account/Account.tsx'),
  burger: () => import('./burger/Burger.tsx'),
  countdown: () => import('./countdown/Countdown.tsx'),
  gallery: () => import('./gallery/Gallery.tsx'),
  'search-box': () => import('./search-box/SearchBox.tsx'),
} satisfies Record<string, IslandModule>
