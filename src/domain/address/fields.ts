import type { Pairs } from './parameters.ts'

export interface Field<Value, Context = unknown> {
  /** Default: the field's name. */
  readonly keys?: readonly string[]
  /** Repeated by a form for each value. */
  readonly repeated?: readonly string[]
  /** Never throws: invalid values become the default. */
  read(parameters: URLSearchParams, context: Context): Value
  /** Without defaults. */
  write(value: Value, context: Context): Pairs
}

type Fields<Context> = Readonly<Record<string, Field<unknown, Context>>>

export type ValuesOf<Table extends Fields<never>> = { readonly [Name in keyof Table]: ReturnType<Table[Name]['read']> }

export function readFields<Context, Table extends Fields<Context>>(
  table: Table,
  parameters: URLSearchParams,
  context: Context,
): ValuesOf<Table> {
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(table)) values[name] = field.read(parameters, context)
  // Names of a loop have no type of their own.
  return values as ValuesOf<Table>
}

export function writeFields<Context>(table: Fields<Context>, values: Readonly<Record<string, unknown>>, context: Context): Pairs {
  const pairs: Pairs[number][] = []
  for (const [name, field] of Object.entries(table)) pairs.push(...field.write(values[name], context))
  return pairs
}

export function keysOf(table: Fields<never>): string[] {
  return Object.entries(table).flatMap(([name, { keys = [name] }]) => keys)
}

export function repeatedKeysOf(table: Fields<never>): string[] {
  return Object.values(table).flatMap(({ repeated = [] }) => repeated)
}

export function groupOf<Context, Table extends Fields<Context>>(table: Table): Field<ValuesOf<Table>, Context> {
  return {
    keys: keysOf(table),
    repeated: repeatedKeysOf(table),
    read: (parameters, context) => readFields(table, parameters, context),
    write: (values, context) => writeFields(table, values, context),
  }
}
