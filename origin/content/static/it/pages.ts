import type { Pages } from '../pages.ts'
import { legal } from './legal.ts'
import { privacy } from './privacy.ts'
import { service } from './service.ts'

export const italian: Pages = { ...legal, ...privacy, ...service }
