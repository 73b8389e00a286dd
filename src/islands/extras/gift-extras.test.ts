import { expect, it } from 'vitest'
import { leavingDelayMs } from './GiftExtras.tsx'

// @rule B4.25
it('the page is left half a second after an extra was chosen', () => expect(leavingDelayMs).toBe(500))
