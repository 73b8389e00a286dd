import * as v from 'valibot'

/** A list that loses the entries that do not fit, so that one of them does not cost all the others; no list when none of them fits. */
export function readable<Entry extends v.GenericSchema>(entry: Entry) {
  return v.pipe(
    v.array(v.unknown()),
    v.rawTransform(({ dataset, addIssue, NEVER }): v.InferOutput<Entry>[] => {
      const fitting = dataset.value.flatMap((given) => {
        const read = v.safeParse(entry, given)
        return read.success ? [read.output] : []
      })
      if (fitting.length > 0 || dataset.value.length === 0) return fitting
      addIssue({ message: 'No entry of the list can be read.' })
      return NEVER
    }),
  )
}
