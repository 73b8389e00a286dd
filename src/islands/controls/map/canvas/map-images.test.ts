import { expect, it } from 'vitest'
import { pinSizes } from './map-images.ts'

// @rule S9.26
it('pins have 40 pixels, the selected one 47', () => expect(pinSizes).toEqual({ normal: 40, selected: 47 }))
