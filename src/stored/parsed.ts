import * as v from 'valibot'

/** Parses JSON; undefined if the schema refuses it. */
export function parseStored<Schema extends v.GenericSchema>(schema: Schema, text: string | null): v.InferOutput<Schema> | undefined {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(text ?? 'null'))
    return success ? output : undefined
  } catch {
    return undefined
  }
}
