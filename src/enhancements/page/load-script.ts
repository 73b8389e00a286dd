const deadlineMs = 10_000

const loading = new Map<string, Promise<void>>()

/** The origin of `address` must be in the security policy. */
export function loadScript(address: string): Promise<void> {
  const known = loading.get(address) ?? load(address)
  loading.set(address, known)
  known.catch(() => loading.delete(address))
  return known
}

function load(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(new Error(`${address} did not load`))
    }
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', fail)
    setTimeout(fail, deadlineMs)
    script.src = address
    document.head.append(script)
  })
}
