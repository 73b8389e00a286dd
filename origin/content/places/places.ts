import { belgium } from './belgium.ts'
import { france } from './france.ts'
import { italy } from './italy.ts'
import { netherlands } from './netherlands.ts'
import { spain } from './spain.ts'

/** Every destination the content may link to or search for. */
export const places = { ...france, ...spain, ...belgium, ...netherlands, ...italy }
export type PlaceKey = keyof typeof places
