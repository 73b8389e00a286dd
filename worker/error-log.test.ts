import { describe, expect, it } from 'vitest'
import { createErrorLog, reportOf, type ServerFailure } from './error-log.ts'

const failure: ServerFailure = { kind: 'crash', level: 'ERROR', message: 'no loader', path: '/fr/sejour/10572', locale: 'fr_FR' }
const minute = 60_000

describe('the report of a failure of the server', () => {
  // @rule B7.13
  it('has the form of the browser’s, and the place where it happened', () => {
    const locationOf = (kind: ServerFailure['kind']) => reportOf({ ...failure, kind }, createErrorLog(), 0)?.location
    expect(reportOf(failure, createErrorLog(), 0)).toEqual({
      locale: 'fr_FR',
      level: 'ERROR',
      uri: '/fr/sejour/10572',
      message: 'no loader',
      location: 'application.server.error',
    })
    expect([locationOf('section'), locationOf('checkout')]).toEqual(['application.server.section', 'application.server.checkout'])
    expect(reportOf({ ...failure, message: 'x'.repeat(1000) }, createErrorLog(), 0)?.message).toHaveLength(256)
  })

  // @rule B7.14
  it('is sent once in a minute, wherever it happens; another failure has its own', () => {
    const log = createErrorLog()
    const isSent = (at: number, change: Partial<ServerFailure> = {}) => reportOf({ ...failure, ...change }, log, at) !== undefined
    expect([isSent(0), isSent(1), isSent(minute - 1, { path: '/it' })]).toEqual([true, false, false])
    expect([isSent(5, { message: 'another' }), isSent(6, { kind: 'section' })]).toEqual([true, true])
    expect(isSent(minute)).toBe(true)
  })

  // @rule B7.14
  it('is no flood: twenty different ones in a minute', () => {
    const log = createErrorLog()
    const sent = (at: number) =>
      Array.from({ length: 100 }, (_, n) => reportOf({ ...failure, message: `${at}/${n}` }, log, at)).filter(Boolean)
    expect([sent(0).length, sent(minute - 1).length, sent(minute).length]).toEqual([20, 0, 20])
  })

  // @rule B7.15
  it.each([
    ['fetch of https://api.example/offers?email=a%40b.example&checkin=2027-04-02 failed', 'fetch of https://api.example/offers?… failed'],
    ['camille@escale.example is no number', '…@… is no number'],
    ['order 12345678 of +33199001234', 'order … of +…'],
    ['/fr/sejour/10572', '/fr/sejour/10572'],
  ])('has nothing personal in it: %s', (message, expected) => {
    const report = reportOf({ ...failure, message, path: '/fr/camille%40escale.example/x' }, createErrorLog(), 0)
    expect([report?.message, report?.uri]).toEqual([expected, '/fr/…@…/x'])
  })
})
