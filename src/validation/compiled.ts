import * as v from 'valibot'
import { inTurn, readActions } from './compiled-actions.ts'
import { type ObjectLike, readObject, readRecord, readVariant, type Variant } from './compiled-objects.ts'
import { type Read, refused, runOf } from './read.ts'

/**
 * Returns the same as Valibot's `safeParse` in a fraction of its time: the schema is walked once, and closures do what Valibot does for valid
 * input. Valibot itself judges whatever these refuse, so that its verdict and its issues stand. Where Valibot would copy an object as it is,
 * the output is the object itself: callers pass what nobody changes, such as parsed JSON.
 */
export function safeParse<Schema extends v.GenericSchema>(schema: Schema, input: unknown): v.SafeParseResult<Schema> {
  const output = readerOf(schema)(input)
  if (output === refused) return v.safeParse(schema, input)
  // A reader returns what the schema's own run returns.
  return { typed: true, success: true, output: output as v.InferOutput<Schema>, issues: undefined }
}

/** Throws what Valibot's `parse` throws. */
export function parse<Schema extends v.GenericSchema>(schema: Schema, input: unknown): v.InferOutput<Schema> {
  const output = readerOf(schema)(input)
  return output === refused ? v.parse(schema, input) : (output as v.InferOutput<Schema>)
}

const readers = new WeakMap<v.GenericSchema, Read>()

function readerOf(schema: v.GenericSchema): Read {
  const known = readers.get(schema)
  if (known) return known
  const read = compile(schema)
  readers.set(schema, read)
  return read
}

/** A schema with a pipe or a fallback has the fields of the schema that it was made of. */
function compile(schema: v.GenericSchema): Read {
  const read = isPipe(schema) ? readPipe(schema.pipe) : isKnown(schema) ? readKnown(schema) : undefined
  const run = runOf(schema)
  if (!read) return run
  if (!('fallback' in schema)) return read
  return (input) => {
    const output = read(input)
    return output === refused ? run(input) : output
  }
}

type Pipe = readonly [v.GenericSchema, ...v.GenericPipeItem[]]

const isPipe = (schema: v.GenericSchema): schema is v.GenericSchema & { readonly pipe: Pipe } => 'pipe' in schema

function readPipe([first, ...rest]: Pipe): Read {
  const readRest = readActions(rest, readerOf)
  return readRest ? inTurn(readerOf(first), readRest) : readerOf(first)
}

type Optional = v.OptionalSchema<v.GenericSchema, unknown>
type Known =
  | ObjectLike
  | Optional
  | Variant
  | v.ArraySchema<v.GenericSchema, undefined>
  | v.RecordSchema<v.BaseSchema<string, string | number | symbol, v.BaseIssue<unknown>>, v.GenericSchema, undefined>
  | v.UnionSchema<v.UnionOptions, undefined>
  | v.PicklistSchema<v.PicklistOptions, undefined>
  | v.LiteralSchema<v.Literal, undefined>
  | v.LazySchema<v.GenericSchema>
  | v.StringSchema<undefined>
  | v.NumberSchema<undefined>
  | v.BooleanSchema<undefined>
  | v.UnknownSchema

const knownReferences = new Set<unknown>([
  v.object,
  v.strictObject,
  v.optional,
  v.variant,
  v.array,
  v.record,
  v.union,
  v.picklist,
  v.literal,
  v.lazy,
  v.string,
  v.number,
  v.boolean,
  v.unknown,
])

const isKnown = (schema: v.GenericSchema): schema is Known => knownReferences.has(schema.reference)

function readKnown(schema: Known): Read {
  switch (schema.type) {
    case 'string':
      return (input) => (typeof input === 'string' ? input : refused)
    case 'number':
      return (input) => (typeof input === 'number' && !Number.isNaN(input) ? input : refused)
    case 'boolean':
      return (input) => (typeof input === 'boolean' ? input : refused)
    case 'unknown':
      return (input) => input
    case 'literal':
      return readOneOf([schema.literal])
    case 'picklist':
      return readOneOf(schema.options)
    case 'object':
    case 'strict_object':
      return readObject(schema, readerOf)
    case 'optional':
      return readOptional(schema)
    case 'array':
      return readArray(readerOf(schema.item))
    case 'record':
      return readRecord(readerOf(schema.key), readerOf(schema.value))
    case 'union':
      return readUnion(schema.options.map(readerOf))
    case 'variant':
      return readVariant(schema, readerOf)
    case 'lazy':
      return (input) => readerOf(schema.getter(input))(input)
  }
}

/** A set finds NaN too, as Valibot does. */
function readOneOf(values: Iterable<unknown>): Read {
  const known = new Set(values)
  return (input) => (known.has(input) ? input : refused)
}

/** A default that is computed may depend on what Valibot passes to it. */
function readOptional(schema: Optional): Read {
  const { default: filling } = schema
  if (typeof filling === 'function') return runOf(schema)
  const read = readerOf(schema.wrapped)
  if (filling === undefined) return (input) => (input === undefined ? undefined : read(input))
  // Valibot copies a default: no two outputs share one.
  const readFilling = runOf(schema)
  return (input) => (input === undefined ? readFilling(input) : read(input))
}

/** Returns the input itself where a copy would be the same. */
function readArray(read: Read): Read {
  return (input) => {
    if (!Array.isArray(input)) return refused
    let outputs: unknown[] | undefined
    for (let at = 0; at < input.length; at++) {
      const value: unknown = input[at]
      const output = read(value)
      if (output === refused) return refused
      // A copy has no holes.
      if (!outputs && (output !== value || (value === undefined && !(at in input)))) outputs = input.slice(0, at)
      if (outputs) outputs.push(output)
    }
    return outputs ?? input
  }
}

function readUnion(options: readonly Read[]): Read {
  return (input) => {
    for (const read of options) {
      const output = read(input)
      if (output !== refused) return output
    }
    return refused
  }
}
