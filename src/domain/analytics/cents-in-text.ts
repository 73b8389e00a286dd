/** Reads an amount in the format of any market, such as `1 234,50 €` or `€ 1.234`. */
export function centsInText(text: string): number | undefined {
  const [, whole = '', cents = '0'] = /^\D*?(\d[\d.\s]*?)(?:,(\d\d))?\D*$/u.exec(text) ?? []
  return text.includes('€') && whole ? Number(whole.replaceAll(/\D/g, '')) * 100 + Number(cents) : undefined
}
