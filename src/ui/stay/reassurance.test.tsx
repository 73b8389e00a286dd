import { expect, test } from 'vitest'
import { markup, textOf } from '../../../test/rendered.tsx'
import { Reassurance } from './Reassurance.tsx'

test('the reassurance beside a stay is true of a room only that cannot be changed', () => {
  const text = textOf(markup(<Reassurance contact={undefined} />))
  expect(text).toContain('many stays can be changed')
  expect(text).not.toContain('breakfast')
})
