// `npm run operations`: prints the figures of the runbook for the site of `npm start`. `--write` brings `docs/operations.md` up to date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dataset, datasetFile, openDataset } from '../origin/local/dataset.ts'
import { numbers, texts } from '../worker/operations/columns.ts'
import { withGeneratedParts } from './generated-parts.ts'
import { queries } from './operations-queries.ts'

const documentFile = 'docs/operations.md'
const pointsFile = datasetFile('.local/state')

/** Returns the document with the queries and columns of today in it. */
export const upToDate = (document: string): string => withGeneratedParts(document, { queries: queriesText(), columns: columnsText() })

function queriesText(): string {
  return queries
    .map(
      ({ title, sql, threshold, action }, at) =>
        `### ${at + 1}. ${title}\n\n\`\`\`sql\n${sql}\n\`\`\`\n\n**Threshold**: ${threshold}\n${action}`,
    )
    .join('\n\n')
}

function columnsText(): string {
  const rows = [
    ['column', 'name', 'point', 'meaning'],
    ['`index1`', '', 'both', 'as `page`: points are sampled by it'],
    ...texts.map(({ name, on, meaning }, at) => [`\`blob${at + 1}\``, name, on, meaning]),
    ...numbers.map(({ name, on, meaning }, at) => [`\`double${at + 1}\``, name, on, meaning]),
  ]
  const widths = [0, 1, 2, 3].map((at) => Math.max(...rows.map((cells) => cells[at]?.length ?? 0)))
  const [head = [], ...rest] = rows.map((cells) => cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)))
  const rule = widths.map((width) => '-'.repeat(width))
  return [head, rule, ...rest].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function printFigures(): void {
  if (!existsSync(pointsFile)) {
    console.error(`There are no points: \`npm start\` writes them to ${pointsFile}.`)
    process.exitCode = 1
    return
  }
  const points = openDataset(dataset, pointsFile)
  for (const [at, { title, sql, threshold }] of queries.entries()) {
    console.log(`\n${at + 1}. ${title} (${threshold})`)
    const rows = points.query(sql, Date.now())
    if (rows.length > 0) console.table(rows)
    else console.log('nothing')
  }
  points.close()
}

if (process.argv[1] === import.meta.filename) {
  if (process.argv.includes('--write')) writeFileSync(documentFile, upToDate(readFileSync(documentFile, 'utf8')))
  else printFigures()
}
