// Apart from the schemas: a constant beside them would take Valibot into the scripts that every page loads.

/** In characters (B7.3). */
export const maxReportLength = 256

/** B9.84: a list of the stays of a box has pages of this size. */
export const boxStaysPageSize = 8
