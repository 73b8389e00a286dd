import { type ChildProcessByStdio, spawn } from 'node:child_process'
import type { Readable } from 'node:stream'

type Child = ChildProcessByStdio<null, Readable, Readable>

export function start(command: string, parameters: readonly string[], env: Readonly<Record<string, string>> = {}): Child {
  return spawn(command, [...parameters], { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
}

/** Returns what a process says of itself when it is ready: the pattern's first group. Fails if it ends before. */
export function said(child: Child, pattern: RegExp): Promise<string> {
  let output = ''
  return new Promise((resolve, reject) => {
    const read = (part: Buffer) => {
      output += part.toString()
      const match = pattern.exec(output)
      if (match) resolve(match[1] ?? '')
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('error', reject)
    child.on('exit', (code) => reject(new Error(`${child.spawnfile} ended with ${code}: ${output}`)))
  })
}

/** Ends a process and returns once it has ended. */
export async function end(child: Child): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill()
  await gone
}
