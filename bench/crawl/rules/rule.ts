/** One kind of contradiction: a pure function from what is read to a sentence for each that is found. */
export interface Rule<Read, Known> {
  readonly name: string
  readonly find: (read: Read, known: Known) => readonly string[]
}

/** A sentence where something is wrong, for lists of them. */
export const when = (isWrong: boolean, sentence: () => string): readonly string[] => (isWrong ? [sentence()] : [])
