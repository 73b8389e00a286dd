import { hashOf } from './hash.ts'

/** The tag is weak because the network in front compresses. */
export const entityTagOf = (content: Uint8Array<ArrayBuffer> | string): string => weakTag(hashOf(content))

export const weakTag = (name: string): string => `W/"${name}"`
