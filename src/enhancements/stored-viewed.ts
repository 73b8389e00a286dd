import { viewedPrefix } from '../stored/keys.ts'
import { type Stored, stored } from './stored-text.ts'

/** Text of the recently viewed products. One list per locale, because names and addresses are the market's. */
export const storedViewed = (locale: string): Stored => stored(`${viewedPrefix}${locale}`)
