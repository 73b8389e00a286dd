/** Parses an amount on a page to cents; pages omit zero cents. */
export const cents = (text: string | null) => Math.round(Number((text ?? '').replaceAll(/[^\d,]/g, '').replace(',', '.')) * 100)
