import { describe, expect, it } from 'vitest'
import { endpoints } from '../../routes/api/endpoints.ts'
import type { CallTally } from './call-tally.ts'
import { columnOf } from '../../.ci/operations-queries.ts'
import { emptyPoint, numbers, type Point, texts } from './columns.ts'
import { type DataPoint, dataPointOf, speculationOf, writePoint } from './write-point.ts'

const facts = { point: 'request', page: 'stay', market: 'fr', method: 'GET', build: 'b1', status: 200, headMs: 12 }

describe('a data point', () => {
  it('keeps to the limits of Analytics Engine', () => {
    expect(texts.length).toBeLessThanOrEqual(20)
    expect(numbers.length).toBeLessThanOrEqual(20)
    // The index is the kind of page, of which calls have the longest: 96 bytes at most.
    for (const { path } of endpoints) expect(Buffer.byteLength(`/api${path}`)).toBeLessThanOrEqual(96)
  })

  it('has each fact in its column, which queries are made with', () => {
    const point = dataPointOf({ ...emptyPoint, ...facts, kvLate: 1 })
    expect(point.indexes).toEqual(['stay'])
    const valueOf = (name: string) => {
      const [, kind, position] = /^(blob|double)(\d+)$/.exec(columnOf(name) ?? '') ?? []
      return point[kind === 'blob' ? 'blobs' : 'doubles'][Number(position) - 1]
    }
    expect(['point', 'page', 'market', 'method', 'build', 'status', 'headMs', 'kvLate', 'cache'].map(valueOf)).toEqual([
      'request',
      'stay',
      'fr',
      'GET',
      'b1',
      200,
      12,
      1,
      '',
    ])
    expect(columnOf('nothing')).toBeUndefined()
  })

  it('keeps its columns where they are: stored points have no names', () => {
    expect(texts.map(({ name }) => name).join(' ')).toMatch(
      /^point page market method cache speculation build slowestCall failedCall failure openBreaker content/,
    )
    expect(numbers.map(({ name }) => name).join(' ')).toMatch(
      /^status headMs wholeMs calls unavailable invalid declined callMs slowestMs kvLate incomplete/,
    )
  })

  it('waits for the end of the page and of its calls, and has what they came out as', async () => {
    const written: DataPoint[] = []
    const steps: string[] = []
    const { calls, unavailable, invalid, declined, callMs, slowestMs, slowestCall, failedCall, failure, openBreaker } = {
      ...emptyPoint,
      calls: 3,
      slowestCall: 'offers',
    }
    const counted = { calls, unavailable, invalid, declined, callMs, slowestMs, slowestCall, failedCall, failure, openBreaker }
    const tally: CallTally = {
      counted,
      settled: async () => void steps.push('calls'),
    }
    const rest = async () => {
      steps.push('page')
      return { wholeMs: 40 }
    }
    await writePoint({ writeDataPoint: (point) => void written.push(point) }, { ...facts, point: 'rendering' }, { tally, rest })
    expect(steps).toEqual(['page', 'calls'])
    const point: Point = { ...emptyPoint, ...facts, point: 'rendering', wholeMs: 40, calls: 3, slowestCall: 'offers' }
    expect(written).toEqual([dataPointOf(point)])
  })

  it('is written nowhere without a dataset, and harms nothing where it cannot be written', async () => {
    await writePoint(undefined, facts)
    const broken = {
      writeDataPoint: () => {
        throw new Error('no dataset')
      },
    }
    await expect(writePoint(broken, facts)).resolves.toBeUndefined()
    await expect(writePoint({ writeDataPoint: () => Promise.reject(new Error('gone')) }, facts)).resolves.toBeUndefined()
  })

  it.each([
    [{}, ''],
    [{ 'sec-purpose': 'prefetch' }, 'prefetch'],
    [{ 'sec-purpose': 'prefetch;anonymous-client-ip' }, 'prefetch'],
    [{ 'sec-purpose': 'prefetch;prerender' }, 'prerender'],
    [{ 'sec-purpose': 'prefetch;prerender', purpose: 'prefetch' }, 'prerender'],
    [{ 'sec-purpose': 'nonsense' }, ''],
    [{ purpose: 'prefetch' }, 'prefetch'],
    [{ purpose: 'nonsense' }, ''],
  ])('reads %j as "%s"', (headers, speculation) => {
    expect(speculationOf(new Headers(headers))).toBe(speculation)
  })
})
