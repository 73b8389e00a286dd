import { expect, it } from 'vitest'
import { variationsOf } from './experiments.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'
const asked = (cookie?: string, agent = browser) => variationsOf(new Headers({ 'user-agent': agent, ...(cookie && { cookie }) }))

/** An id that falls on the variation's half. */
const varied = Array.from({ length: 20 }, (_, at) => `anonymous-visitor-${at}`).find((id) => asked(`__Host-visitor=${id}`).length > 0)

it('a consented id is assigned, whatever other cookies there are', () => {
  expect(varied).toBeDefined()
  expect(asked(`a=b; __Host-visitor=${varied}; c=d`)).toEqual(['autoDiscount'])
})

it('everybody else sees the control', () => {
  expect(asked()).toEqual([])
  expect(asked('session=1')).toEqual([])
  expect(asked('__Host-visitor=short')).toEqual([])
  expect(asked(`x__Host-visitor=${varied}`)).toEqual([])
  expect(asked(`__Host-visitor=${varied}`, 'Mozilla/5.0 (compatible; Googlebot/2.1)')).toEqual([])
})
