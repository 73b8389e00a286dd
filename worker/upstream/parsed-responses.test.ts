import { expect, it } from 'vitest'
import { createParsedResponses, parseOnce } from './parsed-responses.ts'

const parse = (text: string) => ({ text })

it('the same text of a call is the same object from the second time on', () => {
  const responses = createParsedResponses()
  const [first, second, third] = [1, 2, 3].map(() => parseOnce(responses, 'stay', '{}', parse))
  expect(first).toEqual(second)
  expect(third).toBe(second)
  expect(parseOnce(responses, 'stay', '{"other":1}', parse)).not.toBe(second)
})

it('no more than four hundred thousand characters are kept, and none of what is asked once', () => {
  const responses = createParsedResponses()
  const ask = (call: number) => parseOnce(responses, `stay ${call}`, 'x'.repeat(100_000), parse)
  for (let call = 0; call < 100; call++) ask(call)
  expect(responses.size).toBe(0)
  for (let call = 0; call < 100; call++) ask(call)
  expect(responses.size).toBe(4)
})
