/** S9.45: how often a failed attempt is repeated. */
export const attempts = { again: 4, pauseMs: 150 }

export async function attempted(attempt: () => Promise<boolean>, wait: (milliseconds: number) => Promise<unknown>): Promise<boolean> {
  for (let again = 0; ; again++) {
    if (await attempt()) return true
    if (again >= attempts.again) return false
    await wait(attempts.pauseMs)
  }
}
