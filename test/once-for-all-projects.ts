interface Running<Value> {
  readonly value: Value
  readonly stop: () => Promise<void>
}

interface Shared<Value> {
  readonly running: Promise<Running<Value>>
  users: number
}

/**
 * Starts a service for the first test project that uses it and stops it after the last. Each project evaluates its own copy of this module,
 * so the process object holds the state.
 */
export async function onceForAllProjects<Value>(
  name: string,
  start: () => Promise<Running<Value>>,
): Promise<{ value: Value; release: () => Promise<void> }> {
  const shared = ((globalThis as unknown as Record<symbol, Shared<Value> | undefined>)[Symbol.for(name)] ??= {
    running: start(),
    users: 0,
  })
  shared.users++
  const { value, stop } = await shared.running
  const release = async () => {
    shared.users--
    if (shared.users === 0) await stop()
  }
  return { value, release }
}
