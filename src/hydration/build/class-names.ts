import { globSync } from 'node:fs'
import { basename } from 'node:path'

const extension = '.module.css'
/** Names of files are unique in the project. */
const sheets = globSync(`src/**/*${extension}`)
  .map((path) => basename(path, extension))
  .toSorted()
const classes = new Map<string, string[]>()

/** Names a class by its component, for development. */
export const readableName = (local: string, file: string): string => `${basename(file, extension)}-module-${local}`

/**
 * Names a class for production: letters for its file, and its number in it. A page has some 300 names, which are half a kilobyte shorter after
 * compression than readable ones. All environments of a build read the same files in the same order, so that they agree without a list.
 */
export function shortName(local: string, file: string): string {
  const sheet = basename(file, extension)
  const known = classes.get(sheet) ?? []
  classes.set(sheet, known)
  if (!known.includes(local)) known.push(local)
  return `${letters(sheets.indexOf(sheet))}_${known.indexOf(local)}`
}

const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

const letters = (index: number): string =>
  (index < alphabet.length ? '' : letters(Math.floor(index / alphabet.length) - 1)) + alphabet.charAt(index % alphabet.length)
