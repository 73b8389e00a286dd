import * as v from 'valibot'

/** Returns the schema of content that every locale has. */
export const perLocale = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.object({ fr_FR: schema, fr_BE: schema, nl_NL: schema, nl_BE: schema, es_ES: schema, it_IT: schema })
