import type { UseQueryResult } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import { sentenceOf } from './api.ts'

export interface QueryFailure {
  /** What to tell the visitor, in place of the component's own sentence. */
  readonly sentence: string | undefined
}

type State = Pick<UseQueryResult, 'error' | 'fetchStatus' | 'isPending' | 'isPlaceholderData'>

/** A query that has failed, or whose data wait for the network: then they come by themselves. Undefined where there is none. */
export function useFailure(...results: readonly State[]): QueryFailure | undefined {
  const offline = useOfflineSentence()
  const failed = results.find(({ error }) => error !== null)
  if (failed) return { sentence: sentenceOf(failed.error) }
  const waits = results.some(
    ({ fetchStatus, isPending, isPlaceholderData }) => fetchStatus === 'paused' && (isPending || isPlaceholderData),
  )
  return waits ? { sentence: offline } : undefined
}

export function useOfflineSentence(): string {
  const { t } = useLingui()
  return t`You are offline. We will carry on as soon as you are connected again.`
}
