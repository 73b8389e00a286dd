import { mapBesideKey } from '../stored/keys.ts'
import { stored } from './stored-text.ts'

/** "open": the map is beside the results. */
export const rememberedMap = stored(mapBesideKey)
