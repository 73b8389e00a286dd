export type Cell = string | number | null

/** Rows of one table of the origin. */
export interface TableRows {
  readonly table: string
  readonly columns: readonly string[]
  /** Columns that count days from the day on which the rows are loaded; null stays null. */
  readonly days: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
}

/** Rows from records that all have the same columns in the same order. */
export function tableRows<Column extends string>(
  table: string,
  records: readonly Readonly<Record<Column, Cell>>[],
  days: readonly Column[] = [],
): TableRows {
  return { table, columns: Object.keys(records[0] ?? {}), days, rows: records.map((record) => Object.values<Cell>(record)) }
}
