const seconds = { SECOND: 1, MINUTE: 60, HOUR: 3600, DAY: 86_400 } as const

/**
 * Translates what Analytics Engine writes in another way than SQLite. The rest is the same in both, except for what `docs/operations.md`
 * lists.
 */
export function translated(sql: string): string {
  return sql
    .replaceAll(/INTERVAL '(\d+)' (SECOND|MINUTE|HOUR|DAY)/g, (_, count: string, unit: keyof typeof seconds) =>
      String(Number(count) * seconds[unit]),
    )
    .replaceAll(/quantileExactWeighted\(([\d.]+)\)\(/g, 'quantile($1, ')
    .replaceAll(/sumIf\(([^,()]+), ([^()]+)\)/g, 'sum(CASE WHEN $2 THEN $1 ELSE 0.0 END)')
    .replaceAll(/toStartOfInterval\((\w+), (\d+)\)/g, '(CAST($1 / $2 AS INTEGER) * $2)')
}
