import * as v from 'valibot'

/** The path of the rules of a language, by which browsers fetch pages ahead: by themselves, or by a script where they know no such rules. */
export const speculationRulesPath = (language: string): string => `/speculation-rules/${language}.json`

/**
 * What is read of such a file.
 * @see https://wicg.github.io/nav-speculation/speculation-rules.html
 */
export const SpeculationRules = v.object({
  prefetch: v.array(
    v.object({
      where: v.object({
        and: v.looseTuple([
          v.object({ href_matches: v.array(v.object({ pathname: v.string(), search: v.string() })) }),
          v.object({ not: v.object({ selector_matches: v.string() }) }),
        ]),
      }),
      eagerness: v.picklist(['moderate', 'conservative']),
    }),
  ),
})
export type SpeculationRules = v.InferOutput<typeof SpeculationRules>

/** The header by which a script says that it asks for a page ahead: it cannot set `Sec-Purpose`. */
export const purposeOfScript = { name: 'purpose', value: 'prefetch' } as const
