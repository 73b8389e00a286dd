import * as v from 'valibot'

export function parseStored<Schema extends v.GenericSchema>(schema: Schema, text: string | null): v.InferOutput<Schema> | undefined {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(text ?? 'null'))
    return success ? output : undefined
  } catch {
    return undefined
  }
}
