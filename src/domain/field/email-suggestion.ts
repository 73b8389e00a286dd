import { commonDomains, everywhere, mailDomains } from './mail-domains.ts'

/** Suggests `ana@gmail.com` for `ana@gmial.con`, and nothing for a domain where people have addresses. `country` is an ISO 3166-1 alpha-2 code. */
export function emailSuggestion(value: string, country: string): string | undefined {
  const [, name, domain = ''] = /^([^\s@]+)@(\S+)$/.exec(value.trim()) ?? []
  const typed = domain.toLowerCase().replaceAll(/[,;]/g, '.')
  if (name === undefined || (mailDomains.has(typed) && !/[,;]/.test(domain))) return undefined
  const candidates = [...new Set((commonDomains[country] ?? everywhere).split(' '))]
  const near = candidates
    .map((candidate) => ({ candidate, mistakes: mistakesIn(typed, candidate) }))
    .filter(({ mistakes }) => mistakes !== undefined)
    .sort((a, b) => (a.mistakes ?? 0) - (b.mistakes ?? 0))
  return near[0] && `${name}@${near[0].candidate}`
}

/**
 * A domain may have one mistake in its name, rarely in the first letter, and one in its ending; a short name has one at all. Undefined for
 * more.
 */
function mistakesIn(typed: string, candidate: string): number | undefined {
  const [name, ending] = parts(candidate)
  const [typedName, typedEnding] = parts(typed)
  if (typedEnding === '') return mistakesInWord(typed, candidate) ?? mistakesInWord(typed, name)
  const inName = mistakesInWord(typedName, name)
  const inEnding = mistakesInWord(typedEnding, ending)
  if (inName === undefined || inEnding === undefined) return undefined
  const sum = inName + inEnding
  return sum <= (name.length < 5 ? 1 : 2) ? sum : undefined
}

function parts(domain: string): readonly [name: string, ending: string] {
  const dot = domain.lastIndexOf('.')
  return dot < 0 ? [domain, ''] : [domain.slice(0, dot), domain.slice(dot + 1)]
}

/** A mistake is one letter that is left out, added, changed or exchanged with its neighbour. */
function mistakesInWord(typed: string, word: string): 0 | 1 | undefined {
  if (typed === word) return 0
  let at = 0
  while (at < word.length && typed[at] === word[at]) at++
  const rest = (text: string, from: number) => text.slice(at + from)
  // Somebody who begins with a letter of their own means another word.
  const isOwnLetter = at > 0 && (rest(typed, 1) === rest(word, 0) || rest(typed, 1) === rest(word, 1))
  const isNear =
    isOwnLetter ||
    rest(typed, 0) === rest(word, 1) ||
    (typed[at] === word[at + 1] && typed[at + 1] === word[at] && rest(typed, 2) === rest(word, 2))
  return isNear ? 1 : undefined
}
