import { mapBesideKey } from '../stored/keys.ts'
import { stored } from './stored-text.ts'

/** "open" where the visitor has the map beside the results. */
export const rememberedMap = stored(mapBesideKey)
