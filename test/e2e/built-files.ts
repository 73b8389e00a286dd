import { readFileSync } from 'node:fs'

const manifest: Readonly<Record<string, { file: string; name?: string }>> = JSON.parse(
  readFileSync('dist/client/.vite/manifest.json', 'utf8'),
)

/** Returns the pattern of the file with a module of the build, which has no name in its address. */
export function fileOf(module: string): string {
  const chunk = Object.values(manifest).find(({ name }) => name === module)
  if (!chunk) throw new Error(`the build has no file of ${module}`)
  return `**/${chunk.file}`
}
