import * as v from 'valibot'
import { fromJson } from './from-json.ts'

/** Parses JSON that a browser has stored; undefined for anything that the schema refuses. */
export function parseStored<Schema extends v.GenericSchema>(schema: Schema, text: string | null): v.InferOutput<Schema> | undefined {
  const { success, output } = v.safeParse(schema, fromJson(text ?? 'null'))
  return success ? output : undefined
}
