import * as v from 'valibot'
import { safeParse } from '../../src/validation/compiled.ts'
import { hashOf } from '../hash.ts'

/** Content as it is stored. `storedAt` is when the source was read, in milliseconds since the epoch. */
export interface Stored {
  readonly value: unknown
  /** The hash of the value's JSON text. */
  readonly version: string
  /** The length of this JSON text. */
  readonly characters: number
  readonly storedAt: number
}

type Versioned = Omit<Stored, 'storedAt'>

const versions = new WeakMap<object, string>()

/**
 * The same for equal content, in every isolate. Only a whole value that the store has returned has a version, no part of it.
 * @public
 */
export const contentVersion = (value: object): string | undefined => versions.get(value)

/** Takes the known value where it is equal, because the memos of rendered markup recognise content by its identity. */
function versioned(read: Versioned, known: Versioned | undefined): Versioned {
  const { value, version, characters } = known?.version === read.version ? known : read
  if (typeof value === 'object' && value !== null) versions.set(value, version)
  return { value, version, characters }
}

export function withVersion(value: unknown, known?: Versioned): Versioned {
  const json = JSON.stringify(value)
  return versioned({ value, version: hashOf(json), characters: json.length }, known)
}

/**
 * Returns content with its version and with the text for KV. The text has the validated content, not the text that came from the source: only
 * so may the same build use it without validating it again, and neither keys that no schema knows nor nulls are stored.
 */
export function sealed(value: unknown, storedAt: number, build: string | undefined, known?: Versioned): Stored & { readonly text: string } {
  const json = JSON.stringify(value)
  const version = hashOf(json)
  // What tells about the value stands before it, so that `opened` need not parse the value for it.
  const head = JSON.stringify({ build, version, storedAt })
  return { ...versioned({ value, version, characters: json.length }, known), storedAt, text: `${head.slice(0, -1)}${beforeValue}${json}}` }
}

const beforeValue = ',"value":'
const sealedHead = /^\{(?:"build":"(\w+)",)?"version":"([\da-f]{16})","storedAt":(\d{1,15}),"value":/
const Envelope = v.object({ storedAt: v.number(), value: v.unknown() })

export interface Reader {
  readonly schema: v.GenericSchema
  /** Without it no content is used unvalidated. */
  readonly build: string | undefined
  /** What is in memory under the same key. */
  readonly known: Versioned | undefined
}

/**
 * Returns undefined where the content is corrupt or does not satisfy the schema. What this build has stored is not validated again unless
 * its hash is wrong, and what is in memory already is not even parsed.
 */
export function opened(text: string, { schema, build, known }: Reader): Stored | undefined {
  const head = sealedHead.exec(text)
  if (head) {
    const [{ length }, storedBy, version = '', storedAt] = head
    if (known?.version === version) return { ...versioned(known, known), storedAt: Number(storedAt) }
    if (build !== undefined && storedBy === build) {
      const json = text.slice(length, -1)
      // Its own string: a part of the text would hold the whole text in memory.
      const hash = hashOf(json)
      if (hash === version)
        return { ...versioned({ value: JSON.parse(json), version: hash, characters: json.length }, known), storedAt: Number(storedAt) }
    }
  }
  const envelope = v.safeParse(v.pipe(v.string(), v.parseJson(), Envelope), text)
  const content = envelope.success && safeParse(schema, envelope.output.value)
  return content && content.success ? { ...withVersion(content.output, known), storedAt: envelope.output.storedAt } : undefined
}
