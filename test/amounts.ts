/** Cents of an amount as a page writes it: cents are said only where there are any. */
export const cents = (text: string | null) => Math.round(Number((text ?? '').replaceAll(/[^\d,]/g, '').replace(',', '.')) * 100)
