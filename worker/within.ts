export const late = Symbol('late')

export const elapsed = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Returns the promise's value, or `late` after so many milliseconds. With 0 it waits for one turn of the event loop. */
export async function within<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value | typeof late> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<typeof late>((resolve) => (timer = setTimeout(() => resolve(late), milliseconds)))
  try {
    return await Promise.race([promise, timeout])
  } finally {
    clearTimeout(timer)
  }
}
