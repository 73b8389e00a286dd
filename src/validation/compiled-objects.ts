import type * as v from 'valibot'
import { isRecord, type Read, refused, runOf } from './read.ts'

type ReaderOf = (schema: v.GenericSchema) => Read

export type ObjectLike = v.ObjectSchema<v.ObjectEntries, undefined> | v.StrictObjectSchema<v.ObjectEntries, undefined>

/** What an object gets where it has no such key. */
type Absent = { readonly kind: 'refused' } | { readonly kind: 'nothing' } | { readonly kind: 'value'; readonly make: () => unknown }

interface Field {
  readonly key: string
  readonly read: Read
  readonly absent: Absent
}

/** Returns the input itself where a copy would be the same, so that most of a response is never copied. */
export function readObject(schema: ObjectLike, readerOf: ReaderOf): Read {
  const entries: Readonly<Record<string, v.GenericSchema>> = schema.entries
  if (Object.values(entries).some(hasComputed)) return runOf(schema)
  const fields: Field[] = []
  for (const key in entries) {
    const entry = entries[key]
    if (entry) fields.push({ key, read: readerOf(entry), absent: absentOf(entry) })
  }
  const isStrict = schema.type === 'strict_object'
  // Every object inherits such a key, and a copy would have it as its own.
  const isInherited = fields.some(({ key }) => key in Object.prototype)
  return (input) => {
    if (!isRecord(input)) return refused
    const isAlike = !isInherited && hasOnly(fields, input)
    let outputs: Record<string, unknown> | undefined = isAlike ? undefined : {}
    for (let at = 0; at < fields.length; at++) {
      const field = fields[at]
      if (!field) continue
      const { key, read, absent } = field
      const value = input[key]
      const isAbsent = value === undefined && !(key in input)
      if (isAbsent && absent.kind === 'nothing') continue
      const output = !isAbsent ? read(value) : absent.kind === 'value' ? absent.make() : refused
      if (output === refused) return refused
      if (!outputs && output !== value) outputs = taken(input, fields, at)
      if (outputs) outputs[key] = output
    }
    return isStrict && !isAlike && hasMore(input, entries) ? refused : (outputs ?? input)
  }
}

/** Whether an object has the keys of a schema in their order, and no others: a copy would have the same. */
function hasOnly(fields: readonly Field[], input: object): boolean {
  let at = 0
  for (const key in input) {
    while (fields[at]?.key !== key) if (fields[at++]?.absent.kind !== 'nothing') return false
    at++
  }
  return Object.getPrototypeOf(input) === Object.prototype
}

/** Copies the fields before `end`, which are what they were in the input. */
function taken(input: Readonly<Record<string, unknown>>, fields: readonly Field[], end: number): Record<string, unknown> {
  const outputs: Record<string, unknown> = {}
  for (const { key } of fields.slice(0, end)) if (key in input) outputs[key] = input[key]
  return outputs
}

function hasMore(input: object, entries: object): boolean {
  for (const key in input) if (!Object.hasOwn(entries, key)) return true
  return false
}

const optionalTypes = new Set(['exact_optional', 'optional', 'nullish'])

function absentOf(entry: v.GenericSchema): Absent {
  const isOptional = optionalTypes.has(entry.type)
  const { default: filling, fallback } = replacementsOf(entry)
  // Valibot copies a default: no two outputs share one.
  if (isOptional && filling !== undefined) return { kind: 'value', make: () => runOf(entry)(filling) }
  if (fallback !== undefined) return { kind: 'value', make: () => fallback }
  return { kind: isOptional ? 'nothing' : 'refused' }
}

function replacementsOf(entry: v.GenericSchema): { readonly default: unknown; readonly fallback: unknown } {
  return {
    default: 'default' in entry ? entry.default : undefined,
    fallback: 'fallback' in entry ? entry.fallback : undefined,
  }
}

/** What is computed may be another value every time, and depend on what Valibot passes to it. */
const hasComputed = (entry: v.GenericSchema): boolean => Object.values(replacementsOf(entry)).some((value) => typeof value === 'function')

const unsafeKeys = new Set(['__proto__', 'prototype', 'constructor'])

/** Returns the input itself where a copy would be the same. */
export function readRecord(readKey: Read, readValue: Read): Read {
  return (input) => {
    if (!isRecord(input)) return refused
    let outputs: Record<PropertyKey, unknown> | undefined = Object.getPrototypeOf(input) === Object.prototype ? undefined : {}
    for (const key in input) {
      if (!Object.hasOwn(input, key) || unsafeKeys.has(key)) {
        outputs ??= takenRecord(input, key)
        continue
      }
      const value = input[key]
      const name = readKey(key)
      const output = name === refused ? refused : readValue(value)
      if (output === refused) return refused
      if (name !== key || output !== value) outputs ??= takenRecord(input, key)
      if (outputs) outputs[typeof name === 'symbol' ? name : String(name)] = output
    }
    return outputs ?? input
  }
}

/** Copies the entries before `end`, which are what they were in the input. */
function takenRecord(input: Readonly<Record<string, unknown>>, end: string): Record<PropertyKey, unknown> {
  const outputs: Record<PropertyKey, unknown> = {}
  for (const key in input) {
    if (key === end) break
    outputs[key] = input[key]
  }
  return outputs
}

export type Variant = v.VariantSchema<string, v.VariantOptions<string>, undefined>

interface Option {
  readonly discriminators: readonly Discriminator[]
  readonly read: Read
}

interface Discriminator {
  readonly key: string
  readonly read: Read
  readonly mayBeAbsent: boolean
}

/** Takes the first option that fits, as Valibot does where any fits. */
export function readVariant(schema: Variant, readerOf: ReaderOf): Read {
  const options = optionsOf(schema, [schema.key], readerOf)
  return (input) => {
    if (!isRecord(input)) return refused
    for (const { discriminators, read } of options) {
      const output = discriminators.every((discriminator) => isOf(discriminator, input)) ? read(input) : refused
      if (output !== refused) return output
    }
    return refused
  }
}

const isOf = ({ key, read, mayBeAbsent }: Discriminator, input: Readonly<Record<string, unknown>>): boolean =>
  key in input ? read(input[key]) !== refused : mayBeAbsent

function optionsOf({ options }: Pick<Variant, 'options'>, keys: readonly string[], readerOf: ReaderOf): Option[] {
  return options.flatMap((option): Option[] => {
    if (option.type === 'variant') return optionsOf(option, [...new Set([...keys, option.key])], readerOf)
    const entries: Readonly<Record<string, v.GenericSchema>> = option.entries
    const discriminators = keys.flatMap((key) => {
      const entry = entries[key]
      return entry ? [{ key, read: readerOf(entry), mayBeAbsent: optionalTypes.has(entry.type) }] : []
    })
    return [{ discriminators, read: readerOf(option) }]
  })
}
