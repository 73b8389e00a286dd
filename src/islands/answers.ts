import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'

/** Something an island asks: equal keys (plain JSON), equal answers. */
export interface Question<Value> {
  readonly key: readonly unknown[]
  readonly ask: (signal: AbortSignal) => Promise<Value>
}

export interface AskedQuestion<Value> extends Question<Value> {
  /** Not asked while `false`. */
  readonly enabled?: boolean
  /** The answer that the server rendered. */
  readonly initial?: Value | undefined
  /** The answer to the question before stays until the new one is there. */
  readonly keepsPrevious?: boolean
}

export interface Answer<Value> {
  readonly data: Value | undefined
  readonly isError: boolean
  readonly isFetching: boolean
  /** An answer or a failure has come, now or before. */
  readonly isFetched: boolean
  /** `data` answers the question before. */
  readonly isPlaceholderData: boolean
  readonly refetch: () => void
}

interface Kept {
  data: unknown
  failed: boolean
  settled: boolean
  /** When the answer came, milliseconds. */
  at: number
  asking: AbortController | undefined
  /** How many components wait for it or show it. */
  wanted: number
  version: number
  readonly listeners: Set<() => void>
}

const freshFor = 60_000
const retryDelay = 1000
const most = 200

/** The answers of this page, shared by its islands. Only browsers write here: the server renders without effects. */
const answers = new Map<string, Kept>()
const none: Readonly<Kept> = {
  data: undefined,
  failed: false,
  settled: false,
  at: 0,
  asking: undefined,
  wanted: 0,
  version: 0,
  listeners: new Set(),
}

/** Answers, kept for a minute, asked for once whoever wants them, tried twice; what nobody waits for any more is aborted. */
export function useAnswers<Value>(questions: readonly AskedQuestion<Value>[]): Answer<Value>[] {
  const ids = questions.map(({ key }) => JSON.stringify(key))
  const all = ids.join('\n')
  const subscribe = useCallback((changed: () => void) => listen(all.split('\n'), changed), [all])
  const versions = useSyncExternalStore(
    subscribe,
    () => ids.map((id) => answers.get(id)?.version ?? 0).join(),
    () => '',
  )
  const asked = questions.map(({ enabled = true }) => enabled)
  const wish = ids.filter((_, at) => asked[at]).join('\n')
  const want = useEffectEvent((wished: readonly string[]) => {
    const leaves = questions.flatMap(({ ask, initial }, at) => {
      const id = ids[at] ?? ''
      return wished.includes(id) ? wanted(id, ask, initial) : []
    })
    return () => leaves.forEach((leave) => leave())
  })
  useEffect(() => want(wish.split('\n')), [wish])

  const [previous, setPrevious] = useState<readonly (Value | undefined)[]>([])
  const found = questions.map(({ ask, initial, keepsPrevious }, at): Answer<Value> => {
    const id = ids[at] ?? ''
    // What is kept under a question's key was answered to it.
    const { data, failed, settled, asking } = (versions === '' ? none : (answers.get(id) ?? none)) as Kept & { data: Value | undefined }
    const own = data ?? initial
    const before = own === undefined && keepsPrevious && !failed ? previous[at] : undefined
    return {
      data: own ?? before,
      isError: failed,
      isFetching: asking !== undefined || (own === undefined && !failed && asked[at] === true),
      isFetched: settled,
      isPlaceholderData: before !== undefined,
      refetch: () => start(id, ask),
    }
  })
  const latest = found.map(({ data }, at) => (questions[at]?.keepsPrevious ? (data ?? previous[at]) : undefined))
  if (latest.some((data, at) => data !== previous[at])) setPrevious(latest)
  return found
}

export function useAnswer<Value>(question: AskedQuestion<Value>): Answer<Value> {
  const [answer] = useAnswers([question])
  if (!answer) throw new Error('one question has one answer')
  return answer
}

/** Puts a newer answer in the place of the one there is. */
export function replaceAnswer<Value>({ key }: Question<Value>, data: Value): void {
  const kept = keptOf(JSON.stringify(key))
  kept.asking?.abort()
  change(kept, { data, failed: false, settled: true, at: Date.now(), asking: undefined })
}

function keptOf(id: string): Kept {
  const known = answers.get(id)
  if (known) return known
  for (const [old, { wanted: still }] of answers) {
    if (answers.size < most) break
    if (still === 0) answers.delete(old)
  }
  const made: Kept = { ...none, listeners: new Set() }
  answers.set(id, made)
  return made
}

function change(kept: Kept, to: Partial<Kept>): void {
  Object.assign(kept, to)
  kept.version++
  for (const changed of kept.listeners) changed()
}

function listen(ids: readonly string[], changed: () => void): () => void {
  const listened = ids.filter(Boolean).map(keptOf)
  for (const { listeners } of listened) listeners.add(changed)
  return () => listened.forEach(({ listeners }) => listeners.delete(changed))
}

/** Asks unless the answer is there and fresh. Answers the function that says that it is not wanted any more. */
function wanted<Value>(id: string, ask: Question<Value>['ask'], initial: Value | undefined): () => void {
  const kept = keptOf(id)
  kept.wanted++
  if (initial !== undefined && kept.at === 0) change(kept, { data: initial, at: Date.now() })
  if (!kept.asking && Date.now() - kept.at > freshFor) start(id, ask)
  return () => {
    kept.wanted--
    // The same component may want it again at once, in a longer list of questions.
    queueMicrotask(() => {
      if (kept.wanted > 0 || !kept.asking) return
      kept.asking.abort()
      change(kept, { asking: undefined })
    })
  }
}

function start<Value>(id: string, ask: Question<Value>['ask']): void {
  const kept = keptOf(id)
  kept.asking?.abort()
  const asking = new AbortController()
  change(kept, { asking, failed: kept.data === undefined ? false : kept.failed })
  twice(ask, asking.signal).then(
    (data) => kept.asking === asking && change(kept, { data, failed: false, settled: true, at: Date.now(), asking: undefined }),
    () => kept.asking === asking && change(kept, { failed: true, settled: true, asking: undefined }),
  )
}

async function twice<Value>(ask: Question<Value>['ask'], signal: AbortSignal): Promise<Value> {
  try {
    return await ask(signal)
  } catch (cause) {
    if (signal.aborted) throw cause
    await new Promise((resolve) => setTimeout(resolve, retryDelay))
    signal.throwIfAborted()
    return ask(signal)
  }
}
