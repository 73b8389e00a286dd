import * as v from 'valibot'

/** Parses JSON that a browser has stored; undefined for anything that the schema refuses. */
export function parseStored<Schema extends v.GenericSchema>(schema: Schema, text: string | null): v.InferOutput<Schema> | undefined {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(text ?? 'null'))
    return success ? output : undefined
  } catch {
    return undefined
  }
}
