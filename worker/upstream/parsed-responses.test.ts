import { expect, it } from 'vitest'
import { createParsedResponses, parseOnce } from './parsed-responses.ts'

const parse = (text: string) => ({ text })

it('the same text of a call is the same object', () => {
  const responses = createParsedResponses()
  const first = parseOnce(responses, 'stay', '{}', parse)
  expect(parseOnce(responses, 'stay', '{}', parse)).toBe(first)
  expect(parseOnce(responses, 'stay', '{"other":1}', parse)).not.toBe(first)
})

it('no more than four hundred thousand characters are kept', () => {
  const responses = createParsedResponses()
  for (let call = 0; call < 100; call++) parseOnce(responses, `stay ${call}`, 'x'.repeat(100_000), parse)
  expect(responses.size).toBe(4)
})
