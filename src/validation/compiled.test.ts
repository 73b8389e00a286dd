import { deepStrictEqual } from 'node:assert/strict'
import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { cases, sent } from '../../origin/testing/call-examples.ts'
import { calls } from '../contract/calls/table.ts'
import { locales } from '../market/markets.ts'
import { marketEntries } from '../../worker/content/content.ts'
import { upstreamCalls } from '../../worker/upstream/calls.ts'
import { createUpstreamClient, createUpstreamState } from '../../worker/upstream/client.ts'
import { tolerantOf } from '../../worker/upstream/tolerant-responses.ts'
import { parse, safeParse } from './compiled.ts'
import { mutated, seededRandom, shortened } from './mutations.test-cases.ts'

interface Sample {
  readonly name: string
  readonly schema: v.GenericSchema
  readonly value: unknown
}

/** Responses of the origin to every call, and all content of the build. */
const samples: readonly Sample[] = [...(await responses()), ...locales.flatMap(contentOf)]

async function responses(): Promise<Sample[]> {
  const found: Sample[] = []
  for (const [name, call, example] of cases) {
    const { output, upstream } = calls[call]
    const schema = 'tolerantOf' in upstream ? tolerantOf(output, upstream.tolerantOf) : output
    for (const locale of locales.slice(0, 2)) {
      found.push({ name, schema, value: (await sent(call, await example(locale), locale)).json })
    }
  }
  return found
}

function contentOf(locale: (typeof locales)[number]): Sample[] {
  const unused = {
    signal: new AbortController().signal,
    waitUntil: () => {},
    now: () => 0,
    fetch: () => Promise.reject(new Error('unused')),
  }
  const http = createUpstreamClient(createUpstreamState(), unused)
  const sources = { api: '', gateway: '', cms: '', pictures: '', analytics: '' }
  const entries = marketEntries({ http, sources, locale, upstream: upstreamCalls(http, sources, locale, undefined) })
  return Object.entries(entries).flatMap(([name, entry]) =>
    'bundled' in entry && entry.bundled !== undefined ? [{ name, schema: entry.schema, value: entry.bundled }] : [],
  )
}

/** Shows the order of keys, and keys without a value. */
const written = (value: unknown) => JSON.stringify(value, (_, inner: unknown) => (inner === undefined ? 'undefined' : inner))

function expectSame(schema: v.GenericSchema, input: unknown): boolean {
  const ours = safeParse(schema, input)
  const theirs = v.safeParse(schema, input)
  deepStrictEqual(ours, theirs)
  expect(written(ours.output)).toBe(written(theirs.output))
  return theirs.success
}

interface Tree {
  readonly name: string
  readonly children?: readonly Tree[] | undefined
}
const Tree: v.GenericSchema<Tree> = v.object({ name: v.string(), children: v.optional(v.array(v.lazy(() => Tree))) })

const word = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(5))
let counted = 0

/** Every kind that has a closure, and kinds that have none. */
const schemas: Readonly<Record<string, v.GenericSchema>> = {
  string: v.string(),
  number: v.number(),
  boolean: v.boolean(),
  unknown: v.unknown(),
  literal: v.literal('a'),
  'literal of NaN': v.literal(Number.NaN),
  picklist: v.picklist(['a', 'b', 1]),
  array: v.array(v.number()),
  tuple: v.tuple([v.number(), v.string()]),
  object: v.object({ name: v.string(), id: v.optional(v.number()) }),
  'object with keys of prototypes': v.object({ toString: v.optional(v.unknown()), constructor: v.unknown() }),
  'object of a prototype': v.object(Object.create({ name: v.string() })),
  'strict object': v.strictObject({ name: v.string(), id: v.optional(v.number()) }),
  'loose object': v.looseObject({ name: v.string() }),
  record: v.record(word, v.number()),
  'record with keys that change': v.record(
    v.pipe(
      v.string(),
      v.transform((key) => (key === 'a' ? '__proto__' : key.length)),
    ),
    v.unknown(),
  ),
  union: v.union([v.pipe(v.string(), v.transform(Number), v.number()), v.string(), v.array(v.unknown())]),
  variant: v.variant('kind', [
    v.object({ kind: v.literal('a'), name: v.string() }),
    v.pipe(
      v.strictObject({ kind: v.picklist(['b', 'c']), name: v.optional(v.string(), 'none') }),
      v.check(({ kind }) => kind === 'b'),
    ),
    v.variant('name', [
      v.object({ kind: v.literal('a'), name: v.literal(1) }),
      v.object({ kind: v.optional(v.literal('a')), name: v.optional(v.literal(2), 2) }),
    ]),
  ]),
  optional: v.optional(v.string()),
  'optional with a default': v.optional(v.object({ list: v.optional(v.array(v.string()), ['a']) }), {}),
  'optional with a default that is invalid': v.optional(word, ''),
  'optional with a default that is computed': v.optional(v.number(), () => ++counted - counted + 3),
  'optional in a pipe': v.pipe(
    v.optional(v.string(), 'a'),
    v.transform((text) => `${text}!`),
  ),
  'optional with a default that is computed in a pipe': v.pipe(
    v.optional(v.string(), () => 'a'),
    v.minLength(1),
  ),
  nullable: v.nullable(v.string(), null),
  nullish: v.nullish(v.string(), 'a'),
  'exact optional': v.exactOptional(v.string()),
  fallback: v.fallback(v.number(), 1),
  'fallback of undefined': v.fallback(v.optional(v.number()), undefined),
  'fallback in a pipe': v.pipe(v.fallback(v.string(), 'a'), v.maxLength(2)),
  'fallback of a pipe': v.fallback(word, 'x'),
  'fallback of a fallback': v.fallback(v.fallback(v.number(), 1), 2),
  'fallback that is computed': v.fallback(v.string(), () => 'a'),
  'pipe of schemas': v.pipe(v.string(), v.transform(Number), v.number(), v.minValue(0), v.maxValue(10), v.integer()),
  'pipe of a pipe': v.pipe(word, v.regex(/^[a-c]+$/), v.description('letters')),
  'pipe with a check': v.pipe(
    v.array(v.unknown()),
    v.nonEmpty(),
    v.check((list) => list.length < 3),
    v.readonly(),
  ),
  'pipe with a raw transform': v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      if (typeof dataset.value === 'string') return dataset.value.length
      addIssue({ message: 'no text' })
      return NEVER
    }),
  ),
  'bounds of texts': v.pipe(v.string(), v.minValue('b'), v.maxValue('x')),
  dates: v.pipe(v.string(), v.isoDate()),
  times: v.pipe(v.string(), v.isoTimestamp()),
  intersection: v.intersect([v.object({ name: v.string() }), v.object({ id: v.number() })]),
  tree: Tree,
  never: v.never(),
}

const values: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  3,
  2.5,
  Number.NaN,
  '',
  ' ab ',
  'a',
  'c',
  'abcdefg',
  '7',
  '2027-02-28',
  '2027-02-28T10:00:00Z',
  [],
  ['a'],
  [1, 'a'],
  [1, 2, 3],
  Array(2),
  {},
  { name: 'a' },
  { name: 'a', id: 1 },
  { id: 1, name: 'a', more: true },
  { name: 'a', id: undefined },
  { name: 'a', children: [{ name: 'b', children: [{ name: 'c' }] }] },
  { name: 'a', children: [{ name: 1 }] },
  { kind: 'a', name: 'x' },
  { kind: 'a', name: 1 },
  { kind: 'a', name: 2 },
  { kind: 'b' },
  { kind: 'c', more: 1 },
  { name: 2 },
  { a: 1, bb: 2 },
  { longerKey: 1 },
  { list: ['b'], constructor: 1 },
  JSON.parse('{"__proto__":{"name":"a"},"a":1}'),
  Object.create({ name: 'a', id: 1 }),
  Object.create(null),
  new Map([['name', 'a']]),
  () => {},
  Symbol.iterator,
]

describe('compiled schemas', () => {
  it('read every response and all content as Valibot does, without asking it', () => {
    expect(samples.length).toBeGreaterThan(150)
    for (const { name, schema, value } of samples) {
      const asked = vi.spyOn(schema, '~run')
      expect([name, safeParse(schema, value).success, asked.mock.calls.length]).toEqual([name, true, 0])
      asked.mockRestore()
      expectSame(schema, value)
    }
  })

  it('read 10,000 of them that were changed as Valibot does', () => {
    const random = seededRandom(32)
    const short = samples.map((sample) => ({ ...sample, value: shortened(sample.value) }))
    let valid = 0
    for (let time = 0; time < 10_000; time++) {
      const { schema, value } = short[Math.floor(random() * short.length)]!
      if (expectSame(schema, mutated(value, random))) valid++
    }
    expect(valid).toBeGreaterThan(2000)
    expect(valid).toBeLessThan(8000)
  })

  it.each(Object.entries(schemas))('read any value as Valibot does: %s', (_, schema) => {
    for (const value of values) {
      expectSame(schema, value)
      expectSame(v.object({ before: v.number(), it: schema }), { before: 1, it: value })
      expectSame(v.union([schema, v.unknown()]), value)
    }
    expectSame(v.object({ it: schema, after: v.optional(v.number(), 2) }), {})
  })

  it('throw what Valibot throws', () => {
    const schema = v.object({ id: v.number() })
    expect(parse(schema, { id: 1, more: 2 })).toEqual({ id: 1 })
    expect(() => parse(schema, { id: '1' })).toThrow(v.ValiError)
  })
})
