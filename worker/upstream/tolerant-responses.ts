import * as v from 'valibot'
import { safeParse } from '../../src/validation/compiled.ts'

/** Returns the schema with a list that drops its invalid entries instead of failing. */
export function tolerantOf(schema: v.GenericSchema, list: string): v.GenericSchema {
  if (!isObject(schema)) throw new TypeError('only an object has a list')
  const entries = schema.entries[list]
  if (!entries || !isArray(entries)) throw new TypeError(`there is no list ${list}`)
  return v.object({ ...schema.entries, [list]: arrayOfValid(entries.item) })
}

const isObject = (schema: v.GenericSchema): schema is v.ObjectSchema<v.ObjectEntries, undefined> => schema.type === 'object'
const isArray = (schema: v.GenericSchema): schema is v.ArraySchema<v.GenericSchema, undefined> => schema.type === 'array'

/** Fails where there are entries but none is valid: the upstream has changed then. */
function arrayOfValid<Entry extends v.GenericSchema>(entry: Entry) {
  return v.pipe(
    v.array(v.unknown()),
    v.rawTransform(({ dataset, addIssue, NEVER }): v.InferOutput<Entry>[] => {
      const valid = dataset.value.flatMap((value) => {
        const result = safeParse(entry, value)
        return result.success ? [result.output] : []
      })
      if (valid.length > 0 || dataset.value.length === 0) return valid
      addIssue({ message: 'No entry of the list is valid.' })
      return NEVER
    }),
  )
}
