/** The value of `within` when the promise took too long. */
export const late = Symbol('late')

/** The promise's value, or `late` after so many milliseconds; 0 is one turn of the event loop. Rejects as the promise does. */
export async function within<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value | typeof late> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<typeof late>((resolve) => (timer = setTimeout(() => resolve(late), milliseconds)))
  try {
    return await Promise.race([promise, timeout])
  } finally {
    clearTimeout(timer)
  }
}
