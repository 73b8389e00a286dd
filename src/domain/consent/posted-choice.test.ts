import { expect, it } from 'vitest'
import { fullConsent, noConsent } from './consent.ts'
import { chosenConsent } from './posted-choice.ts'

const form = (...pairs: [string, string][]) => {
  const made = new FormData()
  for (const [name, value] of pairs) made.append(name, value)
  return made
}

it('the button for all groups counts, whatever is checked', () => {
  expect(chosenConsent(form(['group', 'measurement'], ['choice', 'none']))).toEqual(noConsent)
  expect(chosenConsent(form(['choice', 'all']))).toEqual(fullConsent)
})

it('without it what is checked counts, and nothing else', () => {
  expect(chosenConsent(form(['group', 'personalisation']))).toEqual({ measurement: false, personalisation: true })
  expect(chosenConsent(form(['group', 'everything'], ['choice', '?']))).toEqual(noConsent)
  expect(chosenConsent(form())).toEqual(noConsent)
})
