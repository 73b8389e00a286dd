import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'

const manifest: Readonly<Record<string, { file: string; name?: string }>> = JSON.parse(
  readFileSync('dist/client/.vite/manifest.json', 'utf8'),
)

/** Returns the pattern of the file with a module of the build, which has no name in its address. */
export function fileOf(module: string): string {
  const chunk = Object.values(manifest).find(({ name }) => name === module)
  if (!chunk) throw new Error(`the build has no file of ${module}`)
  return `**/${chunk.file}`
}

/** Waits until a module of the next page has run: its file may be there long before. */
export async function moduleOf(page: Page, module: string): Promise<void> {
  const response = await page.waitForResponse(fileOf(module))
  // Text, since the runner of these tests replaces imports in functions.
  await page.evaluate(`import(${JSON.stringify(response.url())}).then(() => {})`)
}

/** Waits until the enhancements of the next page listen. */
export const enhancementsOf = (page: Page): Promise<void> => moduleOf(page, 'enhancements')
