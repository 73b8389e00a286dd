import { readdirSync, readFileSync } from 'node:fs'

export const compressedFolder = 'dist/compressed'

export function compressedFiles(): (path: string) => Buffer | undefined {
  const names = listed(`${compressedFolder}/assets`)
  const files = new Map(names.map((name) => [`/assets/${name}`, readFileSync(`${compressedFolder}/assets/${name}`)]))
  return (path) => files.get(path)
}

function listed(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
