import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { contentVersion, opened, sealed, withVersion } from './envelope.ts'

const storedAt = 1_805_108_400_000
const value = { title: 'Été à Nice', rooms: [1, 2] }

/** A schema that counts what it validates. */
function counting() {
  const seen: unknown[] = []
  const schema = v.pipe(
    v.unknown(),
    v.check((input) => seen.push(input) > 0),
    v.object({ title: v.string(), rooms: v.array(v.number()) }),
  )
  return { seen, schema }
}

const textOf = (build: string | undefined, content: unknown = value) => sealed(content, storedAt, build).text

describe('stored content', () => {
  it('of this build is used without being validated', () => {
    const { seen, schema } = counting()
    expect(opened(textOf('one'), { schema, build: 'one', known: undefined })).toEqual(sealedAs(value))
    expect(seen).toEqual([])
  })

  it.each([
    ['of another build', textOf('other')],
    ['of no build', textOf(undefined)],
    ['without version', JSON.stringify({ storedAt, value })],
    ['with its parts in another order', JSON.stringify({ value, storedAt, build: 'one', version: '0123456789abcdef' })],
  ])('%s is validated', (_, text) => {
    const { seen, schema } = counting()
    expect(opened(text, { schema, build: 'one', known: undefined })).toEqual(sealedAs(value))
    expect(seen).toEqual([value])
  })

  it('is validated where the build has no name', () => {
    const { seen, schema } = counting()
    opened(textOf(undefined), { schema, build: undefined, known: undefined })
    opened(textOf('undefined'), { schema, build: undefined, known: undefined })
    expect(seen).toEqual([value, value])
  })

  it.each([
    ['of another build', textOf('other', { name: 'old' })],
    ['with a value that was changed afterwards', textOf('one').replace('"title"', '"name"')],
    ['that was cut', textOf('one').slice(0, -1)],
    ['that was cut within its head', textOf('one').slice(0, 30)],
  ])('%s is refused where it does not fit the schema', (_, text) => {
    expect(opened(text, { schema: counting().schema, build: 'one', known: undefined })).toBeUndefined()
  })

  it('has what the schema knows, and no more', () => {
    const text = JSON.stringify({ storedAt, value: { more: true, ...value } })
    expect(opened(text, { schema: counting().schema, build: 'one', known: undefined })).toEqual(sealedAs(value))
  })
})

describe('the version of content', () => {
  it('is found by the value that was read, and is the same wherever it was read', () => {
    const { schema } = counting()
    const fromSource = sealed({ ...value }, storedAt, 'one')
    const trusted = opened(fromSource.text, { schema, build: 'one', known: undefined })
    const validated = opened(fromSource.text, { schema, build: 'two', known: undefined })
    const others = [trusted?.value, validated?.value, withVersion({ ...value }).value]
    for (const one of [fromSource.value, ...others]) expect(versionOf(one)).toBe(fromSource.version)
    expect(versionOf(sealed({ ...value, rooms: [1, 3] }, storedAt, 'one').value)).not.toBe(fromSource.version)
    expect(contentVersion({ ...value })).toBeUndefined()
  })

  it('keeps the value that is in memory where the same comes again', () => {
    const { seen, schema } = counting()
    const known = sealed({ ...value }, storedAt - 1000, 'one')
    expect(opened(textOf('one'), { schema, build: 'one', known })).toEqual({ ...sealedAs(value), storedAt })
    expect(opened(textOf('one'), { schema, build: 'one', known })?.value).toBe(known.value)
    expect(opened(textOf('other'), { schema, build: 'one', known })?.value).toBe(known.value)
    expect(seen).toEqual([])
    expect(opened(JSON.stringify({ storedAt, value }), { schema, build: 'one', known })?.value).toBe(known.value)
    expect(sealed({ ...value }, storedAt, 'one', known).value).toBe(known.value)
    expect(sealed({ ...value, title: 'new' }, storedAt, 'one', known).value).toEqual({ ...value, title: 'new' })
  })
})

const sealedAs = (content: unknown) => ({
  value: content,
  version: sealed(content, storedAt, undefined).version,
  characters: JSON.stringify(content).length,
  storedAt,
})
const versionOf = (content: unknown) => (typeof content === 'object' && content ? contentVersion(content) : undefined)
