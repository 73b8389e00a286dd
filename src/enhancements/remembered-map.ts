import { besideKey } from './room-for-map.ts'
import { stored } from './stored-text.ts'

/** "open" where the visitor has the map beside the results. */
export const rememberedMap = stored(besideKey)
