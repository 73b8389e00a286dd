/** Enough for the searches and stays that are asked for all the time. */
const most = 300
const longest = 200_000

interface Parsed {
  readonly text: string
  readonly value: unknown
}

/**
 * The last parsed answer of each question. An answer that is the same text again is the same value, the same object even, so that
 * what was rendered from it can be recognised; every other answer is parsed anew.
 */
export function createParsedAnswers(): { parse: (question: string, text: string, parse: (text: string) => unknown) => unknown } {
  const known = new Map<string, Parsed>()
  return {
    parse(question, text, parse) {
      const last = known.get(question)
      if (last) known.delete(question)
      if (last?.text === text) {
        known.set(question, last)
        return last.value
      }
      const value = parse(text)
      if (text.length <= longest) {
        if (known.size >= most) known.delete(known.keys().next().value ?? '')
        known.set(question, { text, value })
      }
      return value
    },
  }
}
