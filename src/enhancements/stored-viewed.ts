import { viewedPrefix } from '../stored/keys.ts'
import { type Stored, stored } from './stored-text.ts'

/** Per locale: names and addresses are the market's. */
export const storedViewed = (locale: string): Stored => stored(`${viewedPrefix}${locale}`)
