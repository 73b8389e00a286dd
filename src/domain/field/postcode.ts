/** People write the letters of a country's vehicles, or its ISO code, before a postal code. */
interface CodeForm {
  readonly form: RegExp
  readonly prefix?: RegExp
  /** Gets the groups of the form; without it the text stays as it is. */
  readonly write?: (groups: readonly string[]) => string
}

const joined = (groups: readonly string[]): string => groups.join('')
const spaced = (groups: readonly string[]): string => groups.join(' ')

/** The forms apply to upper-case texts. */
const forms: Readonly<Record<string, CodeForm>> = {
  AD: { form: /^AD[ -]?(\d{3})$/, write: ([code = '']) => `AD${code}` },
  AT: { form: /^[1-9]\d{3}$/, prefix: /^AT?[ -]{0,3}/ },
  BE: { form: /^[1-9]\d{3}$/, prefix: /^BE?[ -]{0,3}/ },
  CH: { form: /^[1-9]\d{3}$/, prefix: /^CH[ -]{0,3}/ },
  DE: { form: /^\d{5}$/, prefix: /^DE?[ -]{0,3}/ },
  ES: { form: /^(0[1-9]|[1-4]\d|5[0-2]) ?(\d{3})$/, prefix: /^ES?[ -]{0,3}/, write: joined },
  FR: { form: /^(\d{2})[ .]?(\d{3})$/, prefix: /^FR?[ -]{0,3}/, write: joined },
  GB: { form: /^([A-Z]{1,2}\d[A-Z\d]?)[ -]?(\d[A-Z]{2})$/, write: spaced },
  IT: { form: /^\d{5}$/, prefix: /^(?:IT?|V|SCV|RSM)[ -]{0,3}/ },
  LU: { form: /^(\d{4})$/, prefix: /^LU?[ -]{0,3}/, write: ([code = '']) => `L-${code}` },
  MC: { form: /^980\d{2}$/, prefix: /^(?:MC|F)[ -]{0,3}/ },
  NL: { form: /^([1-9]\d{3})[ -]?([A-Z]{2})$/, prefix: /^NL?[ -]{0,3}/, write: spaced },
  PT: { form: /^([1-9]\d{3})[ -](\d{3})$/, prefix: /^PT?[ -]{0,3}/, write: (groups) => groups.join('-') },
}

const anyForm: CodeForm = { form: /^[\p{L}\d]+(?:[ -][\p{L}\d]+)*$/u }

/**
 * Reads "B-1000" as 1000 and "1012ab" as 1012 AB. `country` is an ISO 3166-1 alpha-2 code; countries without a form accept any. Undefined
 * for what is no code of the country.
 */
export function readPostcode(typed: string, country: string | undefined): string | undefined {
  const { form, prefix, write } = forms[country ?? ''] ?? anyForm
  const text = typed.toUpperCase()
  const code = prefix ? text.replace(prefix, '') : text
  const groups = form.exec(code)
  return groups ? (write?.(groups.slice(1)) ?? code) : undefined
}
