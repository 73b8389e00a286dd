import * as v from 'valibot'

/** Returns the output for valid input, and `refused` for input that Valibot has an issue with. */
export type Read = (input: unknown) => unknown

export const refused = Symbol('refused')

export const isRecord = (input: unknown): input is Readonly<Record<string, unknown>> => typeof input === 'object' && input !== null

/** Leaves it to Valibot: for kinds that have no closure. */
export function runOf(schema: v.GenericSchema): Read {
  return (input) => {
    const { issues, value } = schema['~run']({ value: input }, v.getGlobalConfig())
    return issues ? refused : value
  }
}

/** The same for an action in a pipe, whose value satisfied all before it. */
export function runActionOf(action: Exclude<v.GenericPipeItem, v.GenericSchema | v.GenericMetadata>): Read {
  return (value) => {
    const dataset = action['~run']({ typed: true, value }, v.getGlobalConfig())
    return dataset.issues ? refused : dataset.value
  }
}
