import * as v from 'valibot'
import { type Read, refused, runActionOf } from './read.ts'

/** Reads what follows the first schema of a pipe. Undefined where nothing that follows changes or refuses a value. */
export function readActions(items: readonly v.GenericPipeItem[], readerOf: (schema: v.GenericSchema) => Read): Read | undefined {
  const steps = items.flatMap((item) => readAction(item, readerOf) ?? [])
  return steps.length > 0 ? steps.reduce(inTurn) : undefined
}

export function inTurn(first: Read, second: Read): Read {
  return (input) => {
    const value = first(input)
    return value === refused ? refused : second(value)
  }
}

function readAction(item: v.GenericPipeItem, readerOf: (schema: v.GenericSchema) => Read): Read | undefined {
  if (item.kind === 'metadata' || item.type === 'readonly') return undefined
  if (item.kind === 'schema') return readerOf(item)
  if (isTransform(item)) return (value) => item.operation(value)
  const run = runActionOf(item)
  const accepts = isKnown(item) ? acceptedBy(item) : undefined
  return accepts ? (value) => (accepts(value) ? value : run(value)) : run
}

type Transform = v.TransformAction<unknown, unknown>
const isTransform = (item: v.GenericPipeItem): item is Transform => item.type === 'transform' && item.reference === v.transform

type Known =
  | v.RegexAction<string, undefined>
  | v.IsoDateAction<string, undefined>
  | v.IsoTimestampAction<string, undefined>
  | v.MinLengthAction<v.LengthInput, number, undefined>
  | v.MaxLengthAction<v.LengthInput, number, undefined>
  | v.NonEmptyAction<v.LengthInput, undefined>
  | v.MinValueAction<v.ValueInput, v.ValueInput, undefined>
  | v.MaxValueAction<v.ValueInput, v.ValueInput, undefined>
  | v.IntegerAction<number, undefined>
  | v.CheckAction<unknown, undefined>

const knownReferences = new Set<unknown>([
  v.regex,
  v.isoDate,
  v.isoTimestamp,
  v.minLength,
  v.maxLength,
  v.nonEmpty,
  v.minValue,
  v.maxValue,
  v.integer,
  v.check,
])

const isKnown = (item: v.GenericPipeItem): item is Known => knownReferences.has(item.reference)

type Accepts = (value: unknown) => boolean

/** True only for a value that the action accepts. Of all others, unusual ones too, it is asked itself. */
function acceptedBy(action: Known): Accepts | undefined {
  switch (action.type) {
    case 'regex':
    case 'iso_date':
    case 'iso_timestamp':
      return matching(action.requirement)
    case 'min_length':
      return (value) => isSized(value) && value.length >= action.requirement
    case 'max_length':
      return (value) => isSized(value) && value.length <= action.requirement
    case 'non_empty':
      return (value) => isSized(value) && value.length > 0
    case 'min_value':
      return bounded(action.requirement, (value, bound) => value >= bound)
    case 'max_value':
      return bounded(action.requirement, (value, bound) => value <= bound)
    case 'integer':
      return Number.isInteger
    case 'check':
      return action.requirement
  }
}

/** An expression with a position of its own must be asked once only. */
function matching(expression: RegExp): Accepts | undefined {
  if (expression.global || expression.sticky) return undefined
  return (value) => typeof value === 'string' && expression.test(value)
}

const isSized = (value: unknown): value is string | readonly unknown[] => typeof value === 'string' || Array.isArray(value)

function bounded(bound: unknown, isWithin: (value: number, bound: number) => boolean): Accepts | undefined {
  return typeof bound === 'number' ? (value) => typeof value === 'number' && isWithin(value, bound) : undefined
}
