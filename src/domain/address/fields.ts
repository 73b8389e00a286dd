import type { Pairs } from './parameters.ts'

export interface AddressField<Value, Context = unknown> {
  /** The keys of the address that belong to the field; without them its only key is its name. */
  readonly keys?: readonly string[]
  /** Keys that a form without scripts repeats for each chosen value. */
  readonly repeated?: readonly string[]
  /** Never throws: an invalid value becomes the default. */
  read(parameters: URLSearchParams, context: Context): Value
  /** Leaves out default values, so that equal criteria have equal addresses. */
  write(value: Value, context: Context): Pairs
}

type Fields<Context> = Readonly<Record<string, AddressField<unknown, Context>>>

export type ValuesOf<Table extends Fields<never>> = { readonly [Name in keyof Table]: ReturnType<Table[Name]['read']> }

export function readFields<Context, Table extends Fields<Context>>(
  table: Table,
  parameters: URLSearchParams,
  context: Context,
): ValuesOf<Table> {
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(table)) values[name] = field.read(parameters, context)
  // TypeScript cannot relate the names of a loop to the table.
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

export function groupOf<Context, Table extends Fields<Context>>(table: Table): AddressField<ValuesOf<Table>, Context> {
  return {
    keys: keysOf(table),
    repeated: repeatedKeysOf(table),
    read: (parameters, context) => readFields(table, parameters, context),
    write: (values, context) => writeFields(table, values, context),
  }
}
