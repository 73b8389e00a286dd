/** The whole body as text; undefined when it is larger than `maxSize` bytes (the rest is not read). */
export async function readText(response: Response, maxSize: number): Promise<string | undefined> {
  if (Number(response.headers.get('content-length') ?? 0) > maxSize) {
    await response.body?.cancel()
    return undefined
  }
  if (!response.body) return ''
  // A packed answer's length says nothing about what comes out of it.
  if (response.headers.has('content-length') && !response.headers.has('content-encoding')) return response.text()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  const reader = response.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > maxSize) {
      await reader.cancel()
      return undefined
    }
    text += decoder.decode(value, { stream: true })
  }
}
