const forms: Readonly<Record<string, RegExp>> = {
  AD: /^AD\d{3}$/i,
  AT: /^[1-9]\d{3}$/,
  BE: /^[1-9]\d{3}$/,
  CH: /^[1-9]\d{3}$/,
  DE: /^\d{5}$/,
  ES: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
  FR: /^\d{2} ?\d{3}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
  IT: /^\d{5}$/,
  LU: /^(?:L-)?\d{4}$/i,
  MC: /^980\d{2}$/,
  NL: /^[1-9]\d{3} ?[A-Z]{2}$/i,
  PT: /^[1-9]\d{3}-\d{3}$/,
}

const anyForm = /^[\p{L}\d]+(?:[ -][\p{L}\d]+)*$/u

/** ISO 3166-1 alpha-2; for other countries any form. */
export function isPostcode(value: string, country: string | undefined): boolean {
  return (forms[country ?? ''] ?? anyForm).test(value)
}
